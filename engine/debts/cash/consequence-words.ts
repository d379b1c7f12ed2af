/** What can follow when something stays unpaid, in words that every screen says alike. */
import { bilingual } from '#engine/language/bilingual.ts'
import { spanish } from './consequence-words.es.ts'
import type { Consequence } from './short-month.ts'

const english = {
  homeAtRisk:
    'Rent that is late can bring a fee and later a notice. Ask your landlord for a few more days, in writing.',
  shutoff: 'Service can be shut off after a notice. Ask the company for a payment plan or a later date.',
  foodHelp: 'Call 211 for food near you. It is free.',
  medicineHelp: 'Ask the pharmacy for a smaller supply or a lower price. 211 knows who helps with the cost.',
  wayToWork: 'Call 211 and ask for help with gas, fares or child care.',
  coverageEnds: 'Coverage can end after a notice. Ask the insurer for a later date.',
  courtOrder: 'A court sets child support. Ask the child support office how to change the amount.',
  foreclosure:
    'If house payments stay behind, the lender can start to take the home. A housing counselor helps for free: 800-569-4287.',
  repossession: 'The lender may be able to take the car. Ask to move this payment to the end of the loan.',
  askIncomeDriven:
    'Ask the servicer for an income-driven payment or a deferment. Either can bring the payment down.',
  penaltyRate: 'The rate can go up: on what you owe already, once a payment is more than 60 days late.',
  markAfter30Days: 'A payment 30 days late can be marked on your credit report.',
  markAfter90Days: 'A federal loan that is 90 days late is reported to the credit bureaus.',
} satisfies Record<Exclude<Consequence, 'lateFee'>, string>

export type English = typeof english

/** What can follow, and what to do about it. Where it is from: `content/rates/late-fees.json`, 12 CFR 1026.55, studentaid.gov. */
export const consequenceWords = bilingual(english, spanish)
