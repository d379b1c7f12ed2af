import { describe, expect, test } from 'vitest'
import { decodeFile } from './read-file.ts'
import { readFile } from './read-file.ts'

const TODAY = '2026-11-20'
const utf8 = (text: string) => new TextEncoder().encode(text)
const utf16 = (text: string, isBig = false) =>
  new Uint8Array(
    [...text].flatMap((character) => {
      const code = character.codePointAt(0) ?? 0
      return isBig ? [code >> 8, code & 255] : [code & 255, code >> 8]
    }),
  )
const csv = 'Date,Description,Amount\r\n11/14/2026,Café,-4.50\r\n'

describe('the text of a file', () => {
  test.each([
    ['UTF-8', utf8(csv)],
    ['UTF-8 with a mark', utf8(`\uFEFF${csv}`)],
    ['UTF-16', utf16(csv)],
    ['UTF-16 with a mark', utf16(`\uFEFF${csv}`)],
    ['UTF-16, the other way round', utf16(csv, true)],
    ['UTF-16, the other way round, with a mark', utf16(`\uFEFF${csv}`, true)],
    ['Windows-1252', new Uint8Array([...csv].map((character) => character.charCodeAt(0)))],
  ])('in %s', (_, bytes) => {
    expect(decodeFile(bytes)).toEqual({ text: csv })
  })

  test.each([
    ['nothing', new Uint8Array(), 'empty'],
    ['blanks', utf8(' \n\n'), 'empty'],
    ['a PDF', utf8('%PDF-1.7 ...'), 'pdf'],
    ['a spreadsheet', new Uint8Array([0x50, 0x4b, 3, 4, 20, 0]), 'sheet'],
    ['an old spreadsheet', new Uint8Array([0xd0, 0xcf, 0x11, 0xe0, 0xa1]), 'sheet'],
    ['a picture', new Uint8Array([0x89, 0x50, 0x4e, 0x47, 13, 10, 26, 10, 0, 0, 0, 13]), 'binary'],
    ['noise', new Uint8Array(2000).map((_, at) => (at * 7919) % 251), 'binary'],
    ['too much', new Uint8Array(20 * 1024 * 1024 + 1), 'tooLarge'],
  ])('%s is no text', (_, bytes, fault) => {
    expect(decodeFile(bytes)).toEqual({ fault })
  })
})

const entry = (on: string, amount: string, name: string) =>
  `<STMTTRN><TRNTYPE>DEBIT<DTPOSTED>${on}<TRNAMT>${amount}<FITID>1<NAME>${name}</STMTTRN>\n`
const ofx1 = (entries: string) => `OFXHEADER:100
DATA:OFXSGML
VERSION:102
ENCODING:USASCII

<OFX><SIGNONMSGSRSV1><SONRS><STATUS><CODE>0<SEVERITY>INFO</STATUS><DTSERVER>20261120<LANGUAGE>ENG</SONRS></SIGNONMSGSRSV1>
<BANKMSGSRSV1><STMTTRNRS><TRNUID>1<STMTRS><CURDEF>USD<BANKTRANLIST><DTSTART>20261101<DTEND>20261120
${entries}</BANKTRANLIST></STMTRS></STMTTRNRS></BANKMSGSRSV1></OFX>`
const ofx2 = `<?xml version="1.0" encoding="UTF-8"?>
<?OFX OFXHEADER="200" VERSION="211" SECURITY="NONE" OLDFILEUID="NONE" NEWFILEUID="NONE"?>
<OFX><CREDITCARDMSGSRSV1><CCSTMTTRNRS><CCSTMTRS><BANKTRANLIST>
<STMTTRN><TRNTYPE>DEBIT</TRNTYPE><DTPOSTED>20261112000000.000[-5:EST]</DTPOSTED><TRNAMT>-21.00</TRNAMT><FITID>a</FITID><NAME>SALT &amp; NOODLES</NAME></STMTTRN>
<STMTTRN><TRNTYPE>CREDIT</TRNTYPE><DTPOSTED>20261113</DTPOSTED><TRNAMT>300.00</TRNAMT><FITID>b</FITID><MEMO>AUTOPAY</MEMO></STMTTRN>
</BANKTRANLIST></CCSTMTRS></CCSTMTTRNRS></CREDITCARDMSGSRSV1></OFX>`

const read = (name: string, text: string) => readFile(new File([text], name), TODAY)

describe('a file of a bank', () => {
  test('OFX 1, where tags are not closed', async () => {
    const text = ofx1(
      entry('20261114120000[-5:EST]', '-42.50', 'LANTERN MARKET') +
        entry('20261101', '1000.00', 'ACME PAYROLL') +
        entry('20261301', '-1.00', 'NO SUCH MONTH') +
        entry('20261102', 'much', 'NO AMOUNT') +
        entry('20271102', '-5.00', 'NEXT YEAR'),
    )
    expect(await read('bank.qfx', text)).toEqual({
      file: {
        is: 'ofx',
        name: 'bank.qfx',
        rows: [
          { at: 0, date: '2026-11-14', cents: 4250, description: 'LANTERN MARKET', category: null },
          { at: 1, date: '2026-11-01', cents: -100000, description: 'ACME PAYROLL', category: null },
        ],
        faults: [
          { at: 2, fault: 'date', text: '20261301 · -1.00 · NO SUCH MONTH' },
          { at: 3, fault: 'amount', text: '20261102 · much · NO AMOUNT' },
          { at: 4, fault: 'future', text: '20271102 · -5.00 · NEXT YEAR' },
        ],
      },
    })
  })

  test('OFX 2, which is XML', async () => {
    expect(await read('card.ofx', ofx2)).toMatchObject({
      file: {
        rows: [
          { date: '2026-11-12', cents: 2100, description: 'SALT & NOODLES' },
          { date: '2026-11-13', cents: -30000, description: 'AUTOPAY' },
        ],
      },
    })
  })

  test.each([
    ['-12.500', 1250],
    ['-1234.5600', 123456],
    ['-12,500', 1250],
    ['-1.234,56', 123456],
    ['-1,234.56', 123456],
    ['-7', 700],
  ])('an OFX amount of %s is read to the cent', async (amount, cents) => {
    expect(await read('one.ofx', ofx1(entry('20261114', amount, 'TEA')))).toMatchObject({
      file: { rows: [{ cents }], faults: [] },
    })
  })

  test('quotation marks of XML are read as such', async () => {
    const text = ofx2.replace('SALT &amp; NOODLES', 'JOE&apos;S &quot;SALT&quot; &amp; MORE')
    expect(await read('card.ofx', text)).toMatchObject({
      file: { rows: [{ description: `JOE'S "SALT" & MORE` }, {}] },
    })
  })

  test('a name or a memo without a value stops nothing', async () => {
    const empty = entry('20261114', '-1.00', '\n<MEMO>TEA') + entry('20261113', '-2.00', 'BREAD\n<MEMO>\n')
    expect(await read('bank.qfx', ofx1(empty))).toMatchObject({
      file: {
        rows: [
          { cents: 100, description: 'TEA' },
          { cents: 200, description: 'BREAD' },
        ],
      },
    })
  })

  test('a statement with one transaction, and one with none', async () => {
    expect(await read('one.ofx', ofx1(entry('20261114', '-1.00', 'TEA')))).toMatchObject({
      file: { rows: [{ cents: 100 }] },
    })
    expect(await read('none.ofx', ofx1(''))).toMatchObject({ file: { rows: [], faults: [] } })
  })

  test('a file cut off cannot be read, and says so', async () => {
    expect(await read('bad.ofx', ofx1('').slice(0, 300))).toEqual({ fault: 'unreadable' })
  })

  test('5,000 transactions are read', async () => {
    const text = ofx1(
      Array.from({ length: 5_000 }, (_, at) => entry('20261114', `-${at + 1}.00`, `SHOP ${at}`)).join(''),
    )
    const reading = await read('long.ofx', text)
    expect(reading).toMatchObject({ file: { faults: [] } })
    expect('file' in reading && reading.file.is === 'ofx' && reading.file.rows.length).toBe(5_000)
  })

  test('CSV by comma, semicolon and tab, with quotes', async () => {
    for (const sign of [',', ';', '\t'])
      expect(
        await read('a.csv', `Date${sign}Payee${sign}Amount\n11/14/2026${sign}"A, B; ""C"""${sign}-1.00\n\n`),
      ).toEqual({
        file: {
          is: 'csv',
          name: 'a.csv',
          cells: [
            ['Date', 'Payee', 'Amount'],
            ['11/14/2026', 'A, B; "C"', '-1.00'],
          ],
        },
      })
  })

  test.each([
    ['never closed', '"JOES DINER', '"JOES DINER'],
    ['closed too late', '"12" PIZZA', '"12" PIZZA'],
  ])('a quotation mark that is %s takes no other row with it', async (_, written, description) => {
    const lines = [
      'Date,Payee,Amount',
      '11/13/2026,"TEA, GREEN",-1.00',
      `11/14/2026,${written},-2.00`,
      '11/15/2026,"BREAD",-3.00',
    ]
    expect(await read('a.csv', lines.join('\r\n'))).toEqual({
      file: {
        is: 'csv',
        name: 'a.csv',
        cells: [
          ['Date', 'Payee', 'Amount'],
          ['11/13/2026', 'TEA, GREEN', '-1.00'],
          ['11/14/2026', description, '-2.00'],
          ['11/15/2026', 'BREAD', '-3.00'],
        ],
      },
    })
  })

  test('a file that cannot be opened', async () => {
    const gone = new File(['x'], 'gone.csv')
    gone.arrayBuffer = () => Promise.reject(new Error('gone'))
    expect(await readFile(gone, TODAY)).toEqual({ fault: 'unreadable' })
  })
})
