/** What home an income carries beside the person's own payments, by the calculator's rule. */
import type { Fact } from '#contracts/coach.ts'
import { homeAffordability, homeDefaults } from '#engine/calculators/home-affordability.ts'
import { startingMinimumsCents } from '#engine/debts/payoff.ts'
import { factsFor } from './fact.facts.ts'
import { planInput, type Records } from './records.queries.ts'

/** With the calculator's own rate and down payment. Taxes and insurance are not in it: the label says so. */
export function homeFacts(records: Records, annualIncomeCents: number): Fact[] {
  const make = factsFor(records)
  const monthlyDebtsCents = startingMinimumsCents(planInput(records))
  const found = homeAffordability({ ...homeDefaults, annualIncomeCents, monthlyDebtsCents })
  const source = 'the home calculator and your minimum payments'
  const named = (id: string, label: string) => ({ id: `home.${id}`, label, source })
  return [
    make.money(named('income', 'income a year'), annualIncomeCents),
    make.money(named('debts', 'minimum payments a month'), monthlyDebtsCents),
    make.money(named('cap', 'most a month for the home'), Math.max(0, found.capCents)),
    ...(found.most === null
      ? []
      : [
          make.money(
            named('price', 'dearest home within it, before taxes and insurance'),
            found.most.priceCents,
          ),
          make.money(named('down', 'down payment counted'), found.most.downCents),
          make.apr(named('rate', 'rate counted'), homeDefaults.aprPpm),
        ]),
  ]
}
