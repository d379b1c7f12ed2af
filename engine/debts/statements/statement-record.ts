/** A statement as it is kept and sent, as one of the engine. */
import type { Cents, Ppm } from '#engine/money/units.ts'
import type { Statement } from './statement.ts'

/** Amounts in whole cents; null was not entered. */
export type StatementRecord = {
  balance: Cents
  minimum: Cents
  dueOn: string
  interestRate: Ppm
  interest: Cents | null
  pastDue: Cents
  overLimit: Cents
  minimumOnlyMonths: number | null
  minimumOnlyTotal: Cents | null
  threeYearPayment: Cents | null
  threeYearTotal: Cents | null
}

/** The figures of one that is sent: what may be left out is null, or nothing. */
export function recordOfSent(
  sent: Pick<StatementRecord, 'balance' | 'minimum' | 'dueOn' | 'interestRate'> & {
    [Name in keyof StatementRecord]?: StatementRecord[Name] | null | undefined
  },
): StatementRecord {
  return {
    balance: sent.balance,
    minimum: sent.minimum,
    dueOn: sent.dueOn,
    interestRate: sent.interestRate,
    interest: sent.interest ?? null,
    pastDue: sent.pastDue ?? 0,
    overLimit: sent.overLimit ?? 0,
    minimumOnlyMonths: sent.minimumOnlyMonths ?? null,
    minimumOnlyTotal: sent.minimumOnlyTotal ?? null,
    threeYearPayment: sent.threeYearPayment ?? null,
    threeYearTotal: sent.threeYearTotal ?? null,
  }
}

export function toStatement(record: StatementRecord): Statement {
  return {
    balanceCents: record.balance,
    minimumCents: record.minimum,
    dueOn: record.dueOn,
    aprPpm: record.interestRate,
    interestCents: record.interest,
    pastDueCents: record.pastDue,
    overLimitCents: record.overLimit,
    minimumOnlyMonths: record.minimumOnlyMonths,
    minimumOnlyTotalCents: record.minimumOnlyTotal,
    threeYearPaymentCents: record.threeYearPayment,
    threeYearTotalCents: record.threeYearTotal,
  }
}
