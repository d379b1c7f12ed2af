/** The form of a new loan: its texts, and the loan that they are read as. */
import type { Consolidation } from '#engine/debts/scenario/adjustments.ts'
import { MAX_RATE_PPM, parseTypedPercent } from '#engine/money/cents.ts'
import { loanTexts as texts } from './messages.ts'

export type LoanForm = {
  kind: Consolidation['kind']
  debtIds: string[]
  rate: string
  months: string
  laterRate: string
  fee: string
}
export type LoanProblems = {
  debts?: string
  rate?: string
  months?: string
  laterRate?: string
  fee?: string
}

export const firstLoan: LoanForm = {
  kind: 'loan',
  debtIds: [],
  rate: '',
  months: '',
  laterRate: '',
  fee: '0',
}

function percentUpTo(text: string, most: number): number | null {
  const ppm = parseTypedPercent(text)
  return ppm === null || ppm < 0 || ppm > most ? null : ppm
}

function monthsOf(text: string): number | null {
  const months = Number(text)
  return /^ *\d{1,3} *$/.test(text) && months >= 1 && months <= 480 ? months : null
}

/** The loan, or what is wrong; `month` is 'YYYY-MM'. */
export function readLoanForm(
  { kind, debtIds, ...typed }: LoanForm,
  month: string,
): { consolidation: Consolidation } | { problems: LoanProblems } {
  const rate = percentUpTo(typed.rate, MAX_RATE_PPM)
  const months = monthsOf(typed.months)
  const fee = percentUpTo(typed.fee, 1_000_000)
  const laterRate = kind === 'loan' ? null : percentUpTo(typed.laterRate, MAX_RATE_PPM)
  const lacksLater = kind === 'transfer' && laterRate === null
  if (debtIds.length === 0 || rate === null || months === null || fee === null || lacksLater) {
    return {
      problems: {
        ...(debtIds.length === 0 && { debts: texts.debtsError }),
        ...(rate === null && { rate: texts.rateError }),
        ...(months === null && { months: texts.monthsError }),
        ...(lacksLater && { laterRate: texts.rateError }),
        ...(fee === null && { fee: texts.feeError }),
      },
    }
  }
  return { consolidation: { kind, month, debtIds, rate, months, laterRate, fee } }
}
