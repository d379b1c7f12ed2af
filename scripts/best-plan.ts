/**
 * npm run best-plan -- debts.json: the plan of least interest for a file with a PayoffInput (engine/debts/debt.ts), its
 * bound and its proof, as JSON. `--seconds n` limits the work, 20 by default. Ends with 2 when the file is none.
 */
import { readFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import loadHighs from 'highs'
import type { PayoffInput } from '#engine/debts/debt.ts'
import { FINE_GAP, provenPlan } from '#engine/debts/least-interest/optimal.ts'
import { outlinePayoff } from '#engine/debts/payoff/payoff.ts'
import { highsSolver } from '#web/features/debts/least-interest/highs-solver.ts'

const DEFAULT_SECONDS = 20

function readInput(file: string): PayoffInput {
  const read = JSON.parse(readFileSync(file, 'utf8')) as PayoffInput
  if (!Array.isArray(read.debts)) throw new TypeError('it has no list "debts"')
  return { ...read, order: read.order ?? 'avalanche' }
}

/** Null where the order does not pay everything. */
function interestOf(input: PayoffInput, order: 'avalanche' | 'snowball'): number | null {
  const { status, interestCents } = outlinePayoff({ ...input, order })
  return status === 'paid' ? interestCents : null
}

async function run(file: string, seconds: number): Promise<void> {
  const input = readInput(file)
  const solve = highsSolver(await loadHighs())
  const { plan, ...proof } = await provenPlan(input, solve, { seconds, ...FINE_GAP })
  const isPaid = plan.status === 'paid'
  const answer = {
    status: plan.status,
    interestCents: isPaid ? plan.interestCents : null,
    months: isPaid ? plan.months : null,
    boundCents: proof.boundCents,
    isProven: proof.isProven,
    gapCents: proof.gapCents,
    avalancheInterestCents: interestOf(input, 'avalanche'),
    snowballInterestCents: interestOf(input, 'snowball'),
    payments: proof.payments,
  }
  console.log(JSON.stringify(answer, null, 2))
}

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { seconds: { type: 'string' } },
})
const [file] = positionals
const seconds = Number(values.seconds ?? DEFAULT_SECONDS)
if (file === undefined || !(seconds > 0)) {
  console.error('Name the file: npm run best-plan -- debts.json [--seconds 20]')
  process.exitCode = 2
} else {
  try {
    await run(file, seconds)
  } catch (error) {
    console.error(`${file} is no payoff input: ${error instanceof Error ? error.message : String(error)}`)
    process.exitCode = 2
  }
}
