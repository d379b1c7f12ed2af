import { describe, expect, test } from 'vitest'
import { MOST_ENTRIES } from './listed-entries.ts'
import { isOfx, readOfx } from './ofx.ts'
import { ofxTokens } from './ofx-tokens.ts'

const TODAY = '2026-11-20'

const wrapped = (entries: string) => `OFXHEADER:100
DATA:OFXSGML
VERSION:102

<OFX><BANKMSGSRSV1><STMTTRNRS><STMTRS><CURDEF>USD<BANKTRANLIST>${entries}</BANKTRANLIST></STMTRS></STMTTRNRS></BANKMSGSRSV1></OFX>`
const entry = (values: string) => `<STMTTRN><TRNTYPE>DEBIT<DTPOSTED>20261114<TRNAMT>-1.00${values}</STMTTRN>`
const names = (text: string) => readOfx(text, TODAY)?.rows.map(({ description }) => description)

describe('the transactions of OFX', () => {
  test.each([
    ['unclosed values', entry('<FITID>1<NAME>TEA<MEMO>GREEN'), 'TEA'],
    ['closed values', entry('<FITID>1</FITID><NAME>TEA</NAME>'), 'TEA'],
    ['small letters', entry('<name>TEA').replaceAll('STMTTRN', 'stmttrn'), 'TEA'],
    ['a name on lines of its own', entry('<NAME>\r\nTEA\r\n'), 'TEA'],
    ['a memo where there is no name', entry('<NAME>\n<MEMO>TEA'), 'TEA'],
    ['the name of a payee with an address', entry('<PAYEE><NAME>TEA<CITY>PORTLAND</PAYEE>'), 'TEA'],
    ['the account money went to', entry('<NAME>TEA<BANKACCTTO><ACCTID>9<NAME>NO</BANKACCTTO>'), 'TEA'],
    ['escapes', entry('<NAME>A &amp; B &#169; &#xE9; &nope; &amp;lt; AT&T'), 'A & B © é &nope; &lt; AT&T'],
    ['plain text in CDATA', entry('<NAME><![CDATA[A <B> & C]]>'), 'A <B> & C'],
    ['a sign that begins no tag', entry('<NAME>TEA < 5 & <3'), 'TEA < 5 & <3'],
    ['an empty tag of XML', entry('<MEMO/><NAME>TEA'), 'TEA'],
    ['an attribute', entry('<NAME lang="en">TEA'), 'TEA'],
    ['a comment', entry('<NAME>TEA<!-- note -->'), 'TEA'],
  ])('%s', (_, entries, name) => {
    expect(names(wrapped(entries))).toEqual([name])
  })

  test('a transaction without an end stops where the next begins, and the last with its list', () => {
    const open = '<STMTTRN><DTPOSTED>20261114<TRNAMT>-1.00'
    expect(names(wrapped(`${open}<NAME>A${open}<NAME>B`).replace('</STMTRS>', '<NAME>C</STMTRS>'))).toEqual([
      'A',
      'B',
    ])
  })

  test('lists of banks, cards and investments are read in the order of the file', () => {
    const card = `<CREDITCARDMSGSRSV1><CCSTMTRS><BANKTRANLIST>${entry('<NAME>CARD')}</BANKTRANLIST></CCSTMTRS></CREDITCARDMSGSRSV1>`
    const fund = `<INVSTMTRS><INVTRANLIST><INVBANKTRAN>${entry('<NAME>FUND')}<SUBACCTFUND>CASH</INVBANKTRAN></INVTRANLIST></INVSTMTRS>`
    const text = wrapped(entry('<NAME>BANK')).replace('</OFX>', `${card}${fund}</OFX>`)
    expect(names(text)).toEqual(['BANK', 'CARD', 'FUND'])
  })

  test('a file that was cut off is not read in part', () => {
    expect(readOfx(wrapped(entry('<NAME>TEA')).replace('</OFX>', ''), TODAY)).toBeNull()
  })

  test('what is behind a hundred thousand transactions is not read', () => {
    const statement = readOfx(wrapped('<STMTTRN>'.repeat(MOST_ENTRIES + 1)), TODAY)
    expect(statement?.faults).toHaveLength(MOST_ENTRIES)
  })

  test('a name of a declared entity is not looked up', () => {
    const text = `<!DOCTYPE OFX [<!ENTITY a "aaaaaaaaaa"><!ENTITY b "&a;&a;&a;">]>${wrapped(entry('<NAME>&b;'))}`
    expect(names(text)).toEqual(['&b;'])
  })

  test.each([
    ['OFXHEADER:100', true],
    ['  <?xml version="1.0"?>\n<?OFX OFXHEADER="200"?>', true],
    ['<OFX>', true],
    ['Date,Payee,Amount', false],
    ['<html>', false],
  ])('%s is known by its first words', (text, is) => {
    expect(isOfx(text)).toBe(is)
  })
})

const tokensIn = (source: string) => Array.from(ofxTokens(source)).length

const SIZE = 20_000
const hostile: readonly (readonly [string, string])[] = [
  ['tags that are never closed', '<A>'.repeat(SIZE)],
  ['the same with values', '<NAME>x'.repeat(SIZE)],
  ['deep groups', `${'<BANKMSGSRSV1>'.repeat(SIZE)}${'</BANKMSGSRSV1>'.repeat(SIZE)}`],
  ['ends without beginnings', '</STMTTRN>'.repeat(SIZE)],
  ['beginnings of tags', '<'.repeat(SIZE)],
  ['a tag that never ends', `<${'A'.repeat(SIZE)}`],
  ['tags whose blanks never end', `<A ${' '.repeat(300)}`.repeat(SIZE / 100)],
  ['heads that never end', '<!--'.repeat(SIZE)],
  ['plain text that never ends', '<![CDATA['.repeat(SIZE)],
  ['plain text that ends', '<![CDATA[x]]>'.repeat(SIZE)],
  ['escapes', '&amp;'.repeat(SIZE)],
  ['escapes that never end', '&#'.repeat(SIZE)],
  ['transactions without anything', '<STMTTRN>'.repeat(SIZE)],
]

describe('a hostile file costs no more than its length', () => {
  test.each(hostile)('%s: each character is in one token, and no token is empty', (_, text) => {
    const lengths = Array.from(ofxTokens(text), ({ length }) => length)
    expect(lengths.reduce((sum, length) => sum + length, 0)).toBe(text.length)
    expect(lengths.filter((length) => length < 1)).toEqual([])
  })

  test.each(hostile)('%s: twice as much has at most twice the tokens', (_, text) => {
    expect(tokensIn(text + text)).toBeLessThanOrEqual(2 * tokensIn(text) + 1)
  })

  test.each(hostile)('%s: no transaction is lost, or the file counts as cut off', (_, text) => {
    const statement = readOfx(`<OFX>${text}</OFX>`, TODAY)
    // The end of the file stands within plain text that never ends.
    const begun = text.startsWith('<![CDATA[<!') ? undefined : text.split('<STMTTRN>').length - 1
    expect(statement?.faults.length).toBe(begun)
    expect(statement?.rows ?? []).toEqual([])
  })
})
