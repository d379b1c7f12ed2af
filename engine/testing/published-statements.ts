/**
 * Card statements that were published with every figure that their box rests on, as they were read on 2026-11-24 (the
 * first two) and 2026-11-26. Only figures are taken over: no person, no account. Each rule is the one that the issuer
 * published, never one fitted to the statement; where the printed total is outside the range all the same, it stays here
 * as a miss. Left out: samples that contradict themselves or are of no real issuer, the Federal Reserve's among them,
 * balances under two rates, and statements whose published text lacks the rate.
 */
import type { MinimumRule } from '#engine/debts/debt.ts'
import type { Statement } from '#engine/debts/statements/statement.ts'
import { onePercentPlusInterest, shareOrInterestPlus } from './cards.ts'

export type PublishedStatement = {
  issuer: string
  /** where the statement can be read, without the owner where that would name whose statement it is */
  url: string
  statement: Statement
  rule: MinimumRule
} & (
  | { isHeld: true }
  /** the printed total is outside the range; `reason` is what is known of why */
  | { isHeld: false; reason: string }
)

/**
 * Chase's: 1 % of the balance and the interest, at least $40 (agreement COL00040, filed with the CFPB for the fourth
 * quarter of 2023). With it the years that American Express printed in 2023 follow too.
 */
const onePercentPlusInterestOr40: MinimumRule = {
  kind: 'percent',
  ppm: 10_000,
  floorCents: 40_00,
  plusInterest: true,
  round: 'cent',
}

/**
 * What American Express published in 2012. The statement of 2014 asks for whole dollars, $46.00 where the rule makes
 * $46.11; how it rounds is not in the rule as published.
 */
const onePercentPlusInterestOr35: MinimumRule = { ...onePercentPlusInterestOr40, floorCents: 35_00 }

/**
 * Of the Apple Card: 1 % of the balance and the interest, at least $25, up to the dollar (Customer Agreement of Goldman
 * Sachs Bank USA, as quoted in https://discussions.apple.com/thread/254912590).
 */
const onePercentPlusInterestUp: MinimumRule = { ...onePercentPlusInterest, round: 'dollarUp' }

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
    isHeld: true,
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
    isHeld: true,
  },
  {
    issuer: 'American Express',
    url: 'https://github.com/shrikantkabade111/credit-card-parser',
    statement: {
      balanceCents: 2_626_90,
      minimumCents: 46_00,
      dueOn: '2014-02-11',
      aprPpm: 72_400,
      interestCents: 19_84,
      pastDueCents: 0,
      overLimitCents: 0,
      minimumOnlyMonths: 8 * 12,
      minimumOnlyTotalCents: 3_458_00,
      threeYearPaymentCents: 81_00,
      threeYearTotalCents: 2_931_00,
    },
    rule: onePercentPlusInterestOr35,
    isHeld: true,
  },
  {
    issuer: 'Discover',
    url: 'github.com: bank-statement-analyzer/archive/discover_text_debug.txt',
    statement: {
      balanceCents: 8_033_78,
      minimumCents: 182_00,
      dueOn: '2025-02-07',
      aprPpm: 242_400,
      interestCents: 161_83,
      pastDueCents: 0,
      overLimitCents: 0,
      minimumOnlyMonths: 33 * 12,
      minimumOnlyTotalCents: 40_913_00,
      threeYearPaymentCents: 316_00,
      threeYearTotalCents: 11_383_00,
    },
    // Discover's cardmember agreement, at discover.com under Payments.
    rule: shareOrInterestPlus,
    isHeld: true,
  },
  {
    issuer: 'Goldman Sachs',
    url: 'https://github.com/kgryte/apple-card-csv/blob/master/test/fixtures/statement.pdf',
    statement: {
      balanceCents: 632_47,
      minimumCents: 25_00,
      dueOn: '2019-11-30',
      aprPpm: 177_400,
      interestCents: 0,
      pastDueCents: 0,
      overLimitCents: 0,
      minimumOnlyMonths: 3 * 12,
      minimumOnlyTotalCents: 799_00,
      threeYearPaymentCents: null,
      threeYearTotalCents: null,
    },
    rule: onePercentPlusInterestUp,
    isHeld: true,
  },
  {
    issuer: 'Capital One',
    url: 'https://github.com/jidyet/budget-react',
    statement: {
      balanceCents: 1_991_99,
      minimumCents: 65_00,
      dueOn: '2026-02-03',
      aprPpm: 264_000,
      interestCents: 45_87,
      pastDueCents: 0,
      overLimitCents: 0,
      minimumOnlyMonths: 17 * 12,
      minimumOnlyTotalCents: 5_847_00,
      threeYearPaymentCents: 81_00,
      threeYearTotalCents: 2_905_00,
    },
    // Capital One's agreements, as WalletHub quotes them: 1 % of the balance and the interest, at least $25.
    rule: onePercentPlusInterest,
    isHeld: false,
    reason:
      'By the rule it takes 12 years, 17 are printed. It was published as a made-up example, though its other figures agree.',
  },
]
