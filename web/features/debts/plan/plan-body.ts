/** A plan as it is sent: amounts and rates as decimal texts. */
import type { saveDebtPlan } from '#contracts/money/debt-plan.ts'
import type { BodyInputOf } from '#contracts/endpoint.ts'
import { centsToDecimal, ppmToDecimal } from '#engine/money/cents.ts'
import type { PlanChoice } from '#engine/debts/scenario/kept-plan.ts'

const rate = (ppm: number | null) => (ppm === null ? null : ppmToDecimal(ppm))

export function planBody({ order, extra, adjustments }: PlanChoice): BodyInputOf<typeof saveDebtPlan> {
  const { increases, lumpSums, rateCuts, consolidation } = adjustments
  return {
    order,
    extra: centsToDecimal(extra),
    adjustments: {
      ...adjustments,
      increases: increases.map((one) => ({ ...one, amount: centsToDecimal(one.amount) })),
      lumpSums: lumpSums.map((one) => ({ ...one, amount: centsToDecimal(one.amount) })),
      rateCuts: rateCuts.map((one) => ({
        ...one,
        rate: ppmToDecimal(one.rate),
        insteadOf: rate(one.insteadOf),
      })),
      consolidation: consolidation && {
        ...consolidation,
        rate: ppmToDecimal(consolidation.rate),
        laterRate: rate(consolidation.laterRate),
        fee: ppmToDecimal(consolidation.fee),
      },
    },
  }
}
