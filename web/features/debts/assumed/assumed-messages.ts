/** What the plan counts for debts whose rate is not known. Names, rates and months are passed in as text. */
import type { DebtType } from '#contracts/money/debts.ts'

const kinds: Record<DebtType, string> = {
  credit_card: 'credit cards',
  auto_loan: 'auto loans',
  student_loan: 'student loans',
  mortgage: 'mortgages',
  personal_loan: 'personal loans',
  other: 'other debts',
}

export const assumedTexts = {
  typical: ({ names, rate, kind, month }: { names: string; rate: string; kind: string; month: string }) =>
    `Rate assumed for ${names}: ${rate}, typical for ${kind} in ${month} (Federal Reserve).`,
  kind: (type: DebtType, termMonths: number | undefined) =>
    termMonths ? `${termMonths}-month ${kinds[type]}` : kinds[type],
  uncounted: (names: string) =>
    `No interest is counted for ${names} until you enter the rate, so the true date may be later.`,
  others: (count: number) => `${count} more`,
  enter: (name: string) => `Enter the rate of ${name}`,
  upTo: (rate: string) => `up to ${rate} APR`,
  /** in a line of figures */
  short: (rate: string) => `${rate} APR assumed`,
  unknown: 'rate not known',
  enterYours: 'enter yours',
  some: (names: string) => `The rate of ${names} is assumed.`,
  someUncounted: (names: string) => `No interest is counted for ${names} yet.`,
}
