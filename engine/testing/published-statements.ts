/**
 * Card statements that were published with every figure that their box rests on, as they were read on 2026-11-24. Only
 * figures are taken over: no person, no account. The rule is Chase's, 1 % of the balance and the interest, at least $40
 * (agreement COL00040, filed with the CFPB for the fourth quarter of 2023). American Express published the same rule with
 * $35 in 2012; with $40 the printed years follow too.
 */
import type { MinimumRule } from '#engine/debts/debt.ts'
import type { Statement } from '#engine/debts/statements/statement.ts'

export type PublishedStatement = {
  issuer: string
  /** where the statement can be read */
  url: string
  statement: Statement
  rule: MinimumRule
}

const onePercentPlusInterestOr40: MinimumRule = {
  kind: 'percent',
  ppm: 10_000,
  floorCents: 40_00,
  plusInterest: true,
  round: 'cent',
}

export const publishedStatements: readonly PublishedStatement[] = [
  {
    issuer: 'Chase',
    url: 'https://github.com/Zipstack/structured-extraction',
    statement: {
      balanceCents: 5_084_29,
      minimumCents: 50_00,
      dueOn: '2024-02-28',
      aprPpm: 199_900,
      interestCents: 0,
      pastDueCents: 0,
      overLimitCents: 0,
      minimumOnlyMonths: 15 * 12,
      minimumOnlyTotalCents: 12_128_00,
      threeYearPaymentCents: 189_00,
      threeYearTotalCents: 6_817_00,
    },
    rule: onePercentPlusInterestOr40,
  },
  {
    issuer: 'American Express',
    url: 'https://github.com/Zipstack/llm-whisperer-python-client/blob/main/tests/test_data/credit_card.pdf',
    statement: {
      balanceCents: 10_269_65,
      minimumCents: 205_39,
      dueOn: '2023-10-22',
      aprPpm: 244_900,
      interestCents: 0,
      pastDueCents: 0,
      overLimitCents: 0,
      minimumOnlyMonths: 22 * 12,
      minimumOnlyTotalCents: 29_830_00,
      threeYearPaymentCents: 407_00,
      threeYearTotalCents: 14_640_00,
    },
    rule: onePercentPlusInterestOr40,
  },
]
