/** The transactions of an OFX or QFX file, version 1 (SGML) and 2 (XML). */
import { parseAmount, type NumberStyle } from '#engine/imports/parse-amount.ts'
import { parseDay } from '#engine/imports/parse-date.ts'
import { plainDescription, type ReadRow, type RowFault } from '#engine/imports/read-transactions.ts'

export function isOfx(text: string): boolean {
  return /^\s*(OFXHEADER:|<\?xml[^>]*>\s*<\?OFX|<\?OFX|<OFX>)/i.test(text.slice(0, 2000))
}

type Entry = { on: string; amount: string; description: string }

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const textOf = (value: unknown) => (typeof value === 'string' ? value.trim() : '')

function entryOf(transaction: Record<string, unknown>): Entry {
  const payee = transaction['PAYEE']
  const name = textOf(transaction['NAME']) || (isRecord(payee) ? textOf(payee['NAME']) : '')
  return {
    on: textOf(transaction['DTPOSTED']).slice(0, 8),
    amount: textOf(transaction['TRNAMT']),
    description: name || textOf(transaction['MEMO']),
  }
}

/** Statements lie at different depths for banks, cards and investments. */
function entriesIn(root: unknown): Entry[] {
  const entries: Entry[] = []
  const open: unknown[] = [root]
  for (let next = open.shift(); next !== undefined; next = open.shift()) {
    if (Array.isArray(next)) open.push(...(next as unknown[]))
    if (!isRecord(next)) continue
    for (const [key, value] of Object.entries(next)) {
      if (key === 'STMTTRN') entries.push(...[value].flat().filter(isRecord).map(entryOf))
      else open.push(value)
    }
  }
  return entries
}

/**
 * The last separator begins the cents. OFX has no thousands separators, so three digits after it are cents with a zero,
 * as in '-12.500'; the other amounts show a bank that writes thousands all the same.
 */
function styleOf(entries: readonly Entry[]): NumberStyle {
  const signs = entries.flatMap(({ amount }) => /[.,](?=\d*$)/.exec(amount)?.[0] ?? [])
  const commas = signs.filter((sign) => sign === ',').length
  return commas > signs.length - commas ? 'comma' : 'point'
}

const VALUES =
  /<(NAME|MEMO|EXTDNAME|CHECKNUM|REFNUM|SIC|PAYEEID|SRVRTID|FITID|DTUSER|DTAVAIL|BRANCHID|ORG|FID|USERKEY)>\s*(?=<)/g

/** OFX 1 need not close a tag that has a value. One without a value, such as an empty memo, would be taken for a group. */
function withoutEmpty(text: string): string {
  const closed = new Set(Array.from(text.matchAll(/<\/([\w.]+)>/g), ([, name]) => name))
  return text.replaceAll(VALUES, (tag, name: string) => (closed.has(name) ? tag : ''))
}

/** The parser knows the signs of XML but those two. */
function withQuotes(text: string): string {
  return text.replaceAll(/&(apos|#39);/g, "'").replaceAll(/&(quot|#34);/g, '"')
}

/** The parser tries longer names in ever more ways; no name of OFX is near this. */
const LONG_NAME = /<[\w.]{25,}/

/** Null where the text is no OFX that can be read. Money out has a minus in OFX, whatever the account. */
export async function readOfx(
  text: string,
  today: string,
): Promise<{ rows: ReadRow[]; faults: RowFault[] } | null> {
  if (LONG_NAME.test(text)) return null
  const { parseSync } = await import('ofx-js')
  let entries: Entry[]
  try {
    entries = entriesIn(parseSync(withoutEmpty(withQuotes(text))).OFX)
  } catch {
    return null
  }
  const style = styleOf(entries)
  const rows: ReadRow[] = []
  const faults: RowFault[] = []
  entries.forEach(({ on, amount, description }, at) => {
    const date = parseDay(on, 'YMD')
    const cents = parseAmount(amount, style)
    if (date === null) faults.push({ at, fault: 'date' })
    else if (cents === null) faults.push({ at, fault: 'amount' })
    else if (cents === 0) faults.push({ at, fault: 'zero' })
    else if (date > today) faults.push({ at, fault: 'future' })
    else rows.push({ at, date, cents: -cents, description: plainDescription(description) })
  })
  return { rows, faults }
}
