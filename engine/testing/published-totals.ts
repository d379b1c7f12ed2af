/**
 * Totals of whole debts that lenders, card networks, regulators, schools and those who act for schools published with
 * everything that they rest on, as read on 2026-11-26: what is owed, the rate, what is paid a month or for how many
 * months, and what is paid in all. They were chosen by their givens, not by the range, and every one that was found is
 * here; where the printed total is outside the range all the same, it stays as a miss. Card statements are in
 * published-statements.ts.
 *
 * Left out, because the range is not what they test: rows that contradict themselves (level payments that do not add up
 * to the total they print); payments that change by agreement, as while in school; shares of a balance without the floor
 * that ends them; loans whose fee is in the rate or in the balance without being named; several loans under one average
 * rate; and what newspapers, calculators and books print, which nobody owes. Of rows that differ in the balance alone,
 * the largest is taken: it is printed to the most digits.
 */
import type { MinimumRule } from '#engine/debts/debt.ts'

export type PublishedTotal = {
  balanceCents: number
  aprPpm: number
  /** the number of payments, where it is printed; with no `paid` they are the level payments of so many months */
  months?: number
  /** what is paid a month: cents, or the rule of a minimum */
  paid?: number | MinimumRule
  /** as printed; of a total printed in whole dollars the cents are 0 */
  totalCents: number
  /** of a miss: the rate at which the document counted, where that is not the one it prints */
  countedAtPpm?: number
}

export type PublishedDocument = { publisher: string; url: string; totals: readonly PublishedTotal[] }

/** A share of the balance, or a floor. */
function shareOr(floorCents: number, ppm: number): MinimumRule {
  return { kind: 'percent', ppm, floorCents, plusInterest: false, round: 'cent' }
}

export const publishedTotals: readonly PublishedDocument[] = [
  {
    // Of the loan and its interest: 69.46 % of it, less the $279.04 that are paid at closing.
    publisher: 'CFPB, sample H-25(B) of Regulation Z',
    url: 'https://www.yumpu.com/en/document/view/38432135/6dyidlboj/25',
    totals: [{ balanceCents: 162_000_00, aprPpm: 38_750, months: 360, paid: 761_78, totalCents: 274_246_16 }],
  },
  {
    publisher: 'Upgrade, example of a personal loan',
    url: 'https://upgrade.zendesk.com/hc/en-us/articles/115000319507-Are-there-any-fees',
    totals: [{ balanceCents: 10_000_00, aprPpm: 139_400, months: 36, paid: 341_48, totalCents: 12_293_46 }],
  },
  {
    publisher: 'Navy Federal Credit Union, refinanced student loans',
    url: 'https://www.navyfederal.org/loans-cards/student-loans/resources/refinance-rates-and-terms.html',
    totals: [
      { balanceCents: 10_000_00, aprPpm: 49_000, months: 60, paid: 188_25, totalCents: 11_295_27 },
      { balanceCents: 10_000_00, aprPpm: 112_500, months: 60, paid: 218_67, totalCents: 13_120_38 },
      { balanceCents: 10_000_00, aprPpm: 54_500, months: 120, paid: 108_28, totalCents: 12_993_44 },
      { balanceCents: 10_000_00, aprPpm: 116_000, months: 120, paid: 141_17, totalCents: 16_940_18 },
      { balanceCents: 10_000_00, aprPpm: 59_500, months: 180, paid: 84_12, totalCents: 15_140_84 },
      { balanceCents: 10_000_00, aprPpm: 117_000, months: 180, paid: 118_09, totalCents: 21_256_84 },
      { balanceCents: 10_000_00, aprPpm: 46_000, months: 60, paid: 186_89, totalCents: 11_213_11 },
      { balanceCents: 10_000_00, aprPpm: 105_000, months: 60, paid: 214_94, totalCents: 12_896_34 },
      { balanceCents: 10_000_00, aprPpm: 58_000, months: 120, paid: 110_02, totalCents: 13_202_26 },
      { balanceCents: 10_000_00, aprPpm: 110_000, months: 120, paid: 137_75, totalCents: 16_530_00 },
      { balanceCents: 10_000_00, aprPpm: 63_500, months: 180, paid: 86_29, totalCents: 15_531_88 },
      { balanceCents: 10_000_00, aprPpm: 118_000, months: 180, paid: 118_73, totalCents: 21_371_96 },
    ],
  },
  {
    publisher: 'LendKey for a credit union, refinanced student loans',
    url: 'https://partner.lendkey.com/cofcu/refinance/rates_and_terms',
    totals: [
      { balanceCents: 10_000_00, aprPpm: 37_700, months: 180, paid: 72_82, totalCents: 13_107_87 },
      { balanceCents: 10_000_00, aprPpm: 97_700, months: 180, paid: 106_06, totalCents: 19_090_41 },
    ],
  },
  {
    publisher: 'Citizens Bank, SayStudent graduate loan from the start of repayment',
    url: 'http://www.saystudent.com/private-student-loans/sf/chart-graduate.html',
    totals: [{ balanceCents: 11_842_28, aprPpm: 62_000, months: 240, paid: 86_26, totalCents: 20_702_40 }],
  },
  {
    publisher: 'Austin Peay State University, federal loans in ten years',
    url: 'http://apsu.edu/financialaid/types-of-aid-scholarships/loans/loan-repayment-forgiveness.php',
    totals: [
      { balanceCents: 100_000_00, aprPpm: 60_000, months: 120, totalCents: 133_225_00 },
      { balanceCents: 100_000_00, aprPpm: 70_000, months: 120, totalCents: 139_330_00 },
    ],
  },
  {
    publisher: 'Community College of Denver, Stafford loans',
    url: 'http://www.ccd.edu/administration/non-academic-departments/financial-aid-scholarships/student-loans/financial-aid',
    totals: [{ balanceCents: 55_000_00, aprPpm: 68_000, months: 120, paid: 632_94, totalCents: 75_953_11 }],
  },
  {
    // Of $20,000 it prints $9.88 less than 120 of its payments: $19,000 is the largest that adds up.
    publisher: 'Southern Utah University, its own loans',
    url: 'https://suu.edu/loancollection/repayment.html',
    totals: [
      { balanceCents: 1_000_00, aprPpm: 50_000, months: 27, paid: 40_00, totalCents: 1_058_24 },
      { balanceCents: 2_000_00, aprPpm: 50_000, months: 56, paid: 40_00, totalCents: 2_247_37 },
      { balanceCents: 3_000_00, aprPpm: 50_000, months: 90, paid: 40_00, totalCents: 3_604_55 },
      { balanceCents: 19_000_00, aprPpm: 50_000, months: 120, paid: 201_52, totalCents: 24_182_94 },
    ],
  },
  {
    // It rounds the rates that it prints to a tenth of a percent before it counts.
    publisher: 'Mississippi College, federal loans in ten years',
    url: 'https://www.mc.edu/offices/financial-aid/loans/preparing-loan-repayment',
    totals: [
      { balanceCents: 30_000_00, aprPpm: 46_600, months: 120, totalCents: 37_658_00, countedAtPpm: 47_000 },
      { balanceCents: 30_000_00, aprPpm: 62_100, months: 120, totalCents: 40_330_00, countedAtPpm: 62_000 },
    ],
  },
  {
    publisher: 'Wells Fargo, Hands on Banking, loans at a chosen payment',
    url: 'https://handsonbanking.org/adults/using-credit-advantage/loans/compare-the-terms/',
    totals: [
      { balanceCents: 10_000_00, aprPpm: 100_000, months: 25, paid: 450_00, totalCents: 11_106_00 },
      { balanceCents: 10_000_00, aprPpm: 100_000, months: 49, paid: 250_00, totalCents: 12_215_00 },
    ],
  },
  {
    publisher: 'UBS, a card at a payment that stays the same',
    url: 'https://www.ubs.com/us/en/wfw/articles/manage/fw/the-true-cost-of-credit.html',
    totals: [{ balanceCents: 400_00, aprPpm: 180_000, paid: 15_00, totalCents: 515_00 }],
  },
  {
    publisher: 'Visa, Practical Money Skills, a card at a payment that stays the same',
    url: 'http://practicalmoneyskills.com/personalfinance/creditdebt/cards/costofcredit.php',
    totals: [
      { balanceCents: 1_000_00, aprPpm: 100_000, months: 29, paid: 40_00, totalCents: 1_126_00 },
      { balanceCents: 1_000_00, aprPpm: 150_000, months: 31, paid: 40_00, totalCents: 1_207_00 },
      { balanceCents: 1_000_00, aprPpm: 250_000, months: 36, paid: 40_00, totalCents: 1_427_00 },
    ],
  },
  {
    publisher: 'Harvard University Employees Credit Union, cards by their minimum and at two payments',
    url: 'https://www.huecu.org/news-detail/Paying%20Off%20High-Rate%20Credit%20Cards%20Pays%20Off,%2069.html',
    totals: [
      { balanceCents: 3_000_00, aprPpm: 180_000, paid: shareOr(25_00, 30_000), totalCents: 5_495_00 },
      { balanceCents: 3_000_00, aprPpm: 180_000, paid: 100_00, totalCents: 4_016_00 },
      { balanceCents: 3_000_00, aprPpm: 180_000, paid: 257_00, totalCents: 3_323_00 },
    ],
  },
  {
    publisher: 'Duke University, cards by a share of the balance or $20',
    url: 'http://personalfinance.duke.edu/manage-your-finances/overview/credit-cards/how-much-impact-can-interest-costs-really-have',
    totals: [
      { balanceCents: 2_000_00, aprPpm: 150_000, paid: shareOr(20_00, 20_000), totalCents: 4_246_00 },
      { balanceCents: 2_000_00, aprPpm: 150_000, paid: shareOr(20_00, 40_000), totalCents: 2_785_00 },
      { balanceCents: 2_000_00, aprPpm: 150_000, paid: shareOr(20_00, 80_000), totalCents: 2_348_00 },
    ],
  },
  {
    publisher: 'University of Arizona, Take Charge Today, a card at a payment that stays the same',
    url: 'https://docobook.com/263f1-understanding-credit-cards.html',
    totals: [{ balanceCents: 1_500_00, aprPpm: 150_000, paid: 135_00, totalCents: 1_625_00 }],
  },
  {
    publisher: 'Council of Independent Colleges, Money 101, a card at a payment that stays the same',
    url: 'http://www.cicmoney101.org/Course-Catalog/Credit/Benefits---Costs/Page-7.aspx',
    totals: [
      { balanceCents: 2_200_00, aprPpm: 180_000, months: 117, paid: 40_00, totalCents: 4_683_00 },
      { balanceCents: 2_200_00, aprPpm: 180_000, months: 13, paid: 200_00, totalCents: 2_422_00 },
    ],
  },
  {
    publisher: 'Iowa College Access Network, a card by its minimum and at a payment that stays the same',
    url: 'http://www.icansucceed.org/en/studentsparents/high_school/manage_your_money/managing_credit_cards/credit_card_costs/',
    totals: [
      { balanceCents: 500_00, aprPpm: 180_000, months: 59, paid: shareOr(10_00, 40_000), totalCents: 715_67 },
      { balanceCents: 500_00, aprPpm: 180_000, months: 11, paid: 50_00, totalCents: 545_82 },
    ],
  },
  {
    publisher: 'FRB Federal Credit Union, a card at a payment that stays the same',
    url: 'https://frbfcu.org/?p=10260',
    totals: [
      { balanceCents: 2_000_00, aprPpm: 150_000, paid: 50_00, totalCents: 2_789_93 },
      { balanceCents: 2_000_00, aprPpm: 150_000, paid: 100_00, totalCents: 2_315_89 },
    ],
  },
  {
    publisher: 'Redwood Credit Union, a card at a payment that stays the same',
    url: 'http://redwood.bloomcudev.com/?p=30699',
    totals: [{ balanceCents: 1_000_00, aprPpm: 130_000, paid: 40_00, totalCents: 1_173_00 }],
  },
]
