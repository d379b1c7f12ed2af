/**
 * The transactions of an OFX or QFX file. Money out has a minus in OFX, whatever the account. Values of a transaction are
 * flat: the first of a name counts, so the name of a payee with an address is found as well.
 * Source: OFX 2.3, 11.4.4 "Statement transaction <STMTTRN>".
 * Example: '<DTPOSTED>20261114120000[-5:EST]<TRNAMT>-42.50<NAME>TEA' is $42.50 spent on November 14.
 */
import type { NumberStyle } from '../parse-amount.ts'
import type { Statement } from '../read-transactions.ts'
import { MOST_ENTRIES, statementOf } from './listed-entries.ts'
import { ofxTokens } from './ofx-tokens.ts'

type Entry = Map<string, string>

/** True for a text that begins as OFX does. */
export function isOfx(text: string): boolean {
  return /^\s*(OFXHEADER:|<\?xml[^>]*>\s*<\?OFX|<\?OFX|<OFX>)/i.test(text.slice(0, 2000))
}

/** A transaction ends with its own end, with that of its list, or where the next begins. */
const ENDS = new Set(['STMTTRN', 'BANKTRANLIST', 'STMTRS', 'CCSTMTRS', 'OFX'])

/** Null where the file has no end: it was cut off, and so was what it lists. */
function entriesIn(source: string): Entry[] | null {
  const entries: Entry[] = []
  let entry: Entry | null = null
  let field: string | null = null
  let isWhole = false
  for (const token of ofxTokens(source)) {
    if (token.is === 'text') {
      if (entry && field !== null) entry.set(field, (entry.get(field) ?? '') + token.text)
      continue
    }
    // What is empty leaves its place to the next of its name, and each value is looked at once.
    if (entry && field !== null && !entry.get(field)?.trim()) entry.delete(field)
    field = null
    if (token.is === 'close') {
      if (ENDS.has(token.name)) entry = null
      if (token.name === 'OFX') isWhole = true
    } else if (token.name === 'STMTTRN') {
      entry = new Map()
      if (entries.length < MOST_ENTRIES) entries.push(entry)
    } else if (entry && !entry.has(token.name)) field = token.name
  }
  return isWhole ? entries : null
}

const valueOf = (entry: Entry, name: string) => (entry.get(name) ?? '').trim()

/**
 * The last separator begins the cents. OFX has no thousands separators, so three digits after it are cents with a zero,
 * as in '-12.500'; the other amounts show a bank that writes thousands all the same.
 */
function styleOf(entries: readonly Entry[]): NumberStyle {
  const signs = entries.flatMap((entry) => /[.,](?=\d*$)/.exec(valueOf(entry, 'TRNAMT'))?.[0] ?? [])
  const commas = signs.filter((sign) => sign === ',').length
  return commas > signs.length - commas ? 'comma' : 'point'
}

/** Null where the text is no OFX with an end. `today` is YYYY-MM-DD. */
export function readOfx(text: string, today: string): Statement | null {
  const entries = entriesIn(text)
  if (!entries) return null
  const style = styleOf(entries)
  const listed = entries.map((entry) => ({
    on: valueOf(entry, 'DTPOSTED').slice(0, 8),
    amount: valueOf(entry, 'TRNAMT'),
    description: valueOf(entry, 'NAME') || valueOf(entry, 'MEMO'),
    category: null,
  }))
  return statementOf(listed, { order: 'YMD', style, today })
}
