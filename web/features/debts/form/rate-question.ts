import { useRef } from 'react'
import { parseTypedPercent } from '#engine/money/cents.ts'
import type { Debt } from '#contracts/money/debts.ts'
import type { Read } from '#web/forms/problem.ts'
import { apr } from '../figures.ts'
import type { DebtBody, DebtFormValues } from './debt-values.ts'
import { unusualRate } from './form-messages.ts'

/** Few debts cost more in a year: above this a point is often missing. */
const UNUSUAL_ABOVE_PPM = 600_000

/** Asks once about a rate that is unusually high: the same one sent again is meant. What is stored is not asked about. */
export function useRateQuestion() {
  const asked = useRef<number | null>(null)
  return (
    values: DebtFormValues,
    read: Read<DebtFormValues, DebtBody>,
    stored?: Pick<Debt, 'interestRate'> | null,
  ): Read<DebtFormValues, DebtBody> => {
    const ppm = parseTypedPercent(values.interestRate) ?? 0
    if (read.errors || ppm <= UNUSUAL_ABOVE_PPM || ppm === asked.current || ppm === stored?.interestRate)
      return read
    asked.current = ppm
    return { errors: { interestRate: unusualRate(apr(ppm)) } }
  }
}
