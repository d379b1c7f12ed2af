/**
 * npm run verify-ledger -- jubilee-ledger.json: checks a downloaded ledger, JSON or CSV, from the file alone. It
 * computes every hash, link, rule and sum anew, and ends with 0 when all hold, 1 at the first row that fails, and 2
 * when there is nothing to check.
 */
import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { describeFault, notALedger } from '#engine/ledger/describe-fault.ts'
import { verifyFile } from '#engine/ledger/read-file.ts'
import type { LedgerTotals } from '#engine/ledger/totals.ts'
import { formatMoney } from '#engine/money/format.ts'

const digest = async (text: string) => createHash('sha256').update(text, 'utf8').digest('hex')
const dollars = (cents: number) => formatMoney(cents, { decimals: 2 })

function printSums(totals: LedgerTotals, lastHash: string): void {
  console.log(`Rows: ${totals.entries}`)
  console.log(`Gifts: ${dollars(totals.donationsCents)}`)
  console.log(`Tithes: ${dollars(totals.tithesCents)}`)
  console.log(
    `Grants in published groups: ${totals.grants} in ${totals.groups}, ${dollars(totals.grantsCents)}`,
  )
  console.log(`Not in a published group yet: ${dollars(totals.onHandCents)}`)
  console.log(`Interest saved: ${dollars(totals.interestSavedCents)}, months saved: ${totals.monthsSaved}`)
  console.log(`Hash of the last row: ${lastHash}`)
}

function readText(file: string): string | null {
  try {
    return readFileSync(file, 'utf8')
  } catch {
    return null
  }
}

async function run(file: string): Promise<number> {
  const text = readText(file)
  if (text === null) {
    console.error(`${file} cannot be read. Nothing was checked.`)
    return 2
  }
  const verdict = await verifyFile(text, digest)
  if (!verdict.isOk) {
    console.error(verdict.fault === 'not_a_ledger' ? notALedger() : describeFault(verdict.fault))
    return 1
  }
  printSums(verdict.totals, verdict.lastHash)
  console.log('verified')
  return 0
}

const file = process.argv[2]
if (file === undefined) {
  console.error('Name the file: npm run verify-ledger -- jubilee-ledger.json')
  process.exitCode = 2
} else {
  process.exitCode = await run(file)
}
