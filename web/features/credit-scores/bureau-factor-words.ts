/** What a bureau says about a credit file, in words. */
import type { CreditFactor } from '#contracts/money/credit-monitoring.ts'
import { plural, timeSpan } from '#web/format/amounts.ts'
import type { TagTone } from '#web/ui/tag.tsx'

const names: Record<CreditFactor['kind'], string> = {
  payment_history: 'Payments on time',
  utilization: 'Card limits used',
  credit_age: 'Average age of accounts',
  total_accounts: 'Accounts in all',
  open_accounts: 'Open accounts',
  inquiries: 'Hard inquiries',
}

const values: Record<CreditFactor['kind'], (value: number) => string> = {
  payment_history: (value) => `${value}%`,
  utilization: (value) => `${value}%`,
  credit_age: (months) => timeSpan(months),
  total_accounts: (count) => plural(count, 'account'),
  open_accounts: (count) => plural(count, 'account'),
  inquiries: (count) => (count === 0 ? 'None' : String(count)),
}

const ratings: Record<NonNullable<CreditFactor['rating']>, { label: string; tone: TagTone }> = {
  excellent: { label: 'Excellent', tone: 'good' },
  good: { label: 'Good', tone: 'good' },
  fair: { label: 'Fair', tone: 'gold' },
  needs_work: { label: 'Needs work', tone: 'warn' },
}

export type BureauFactorView = {
  name: string
  value: string
  rating: { label: string; tone: TagTone } | null
}

export function bureauFactorView({ kind, value, rating }: CreditFactor): BureauFactorView {
  return { name: names[kind], value: values[kind](value), rating: rating === null ? null : ratings[rating] }
}
