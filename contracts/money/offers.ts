/** Partner offers: their content, their worth to a person, and our pay. */
import * as z from 'zod/mini'
import { offerTexts } from './messages/offer-messages.ts'
import { refusalTexts } from '#contracts/refusal-messages.ts'
import { calendarDate } from '#contracts/amounts.ts'
import { writtenIn } from '#contracts/language.ts'
import { endpoint, messageAnswer } from '#contracts/endpoint.ts'

const words = z
  .string()
  .check(
    z.trim(),
    z.minLength(1, { error: () => refusalTexts().something }),
    z.maxLength(600, { error: () => refusalTexts().useAtMost(600) }),
  )

const slug = z.string().check(z.regex(/^[a-z0-9-]{1,60}$/, { error: () => offerTexts().slug }))

const address = z.string().check(z.regex(/^https:\/\/\S+$/, { error: () => offerTexts().address }))

const partnerOffer = z.strictObject({
  id: slug,
  name: words,
  description: words,
  discount: words,
  discountCode: words,
  /** out of 5 */
  rating: z.number().check(z.minimum(0), z.maximum(5)),
  isSample: z.boolean(),
  /** where it leads; null for a sample */
  link: z.nullable(address),
  /** what a person agrees to: how long, how to leave, what is left out */
  terms: words,
  /** what a person saves by it in the first year, in whole cents; what offers are ordered by */
  firstYearCents: z.int().check(z.minimum(0), z.maximum(10_000_000)),
  /** how that was worked out, in a sentence */
  firstYearBasis: words,
  /** what we are paid, in a sentence the person reads; also where it is nothing */
  commission: words,
})
export type PartnerOffer = z.output<typeof partnerOffer>

/** content/partners/offers.json, and every version of it that is published. */
export const offersContent = z.strictObject({
  about: words,
  suppliedBy: words,
  note: words,
  planNote: words,
  orderNote: words,
  groups: z
    .array(
      z.strictObject({
        id: slug,
        name: words,
        summary: words,
        offers: z.array(partnerOffer).check(z.maxLength(40)),
      }),
    )
    .check(z.minLength(1), z.maxLength(12)),
  rights: z.strictObject({
    heading: words,
    points: z.array(words).check(z.minLength(1), z.maxLength(20)),
    sources: z
      .array(z.strictObject({ title: words, url: address }))
      .check(z.minLength(1, { error: () => offerTexts().oneSource }), z.maxLength(10)),
    /** the day the sources were read */
    readOn: calendarDate,
  }),
})
export type OffersContent = z.output<typeof offersContent>

const offersPage = z.extend(offersContent, writtenIn)
export type OffersPage = z.output<typeof offersPage>

export const getOffers = endpoint('GET /api/content/offers', {
  summary: 'The partner offers as published.',
  access: 'public',
  mayLag: true,
  answer: offersPage,
})

export const countOfferVisit = endpoint('POST /api/offers/{id}/visit', {
  summary: 'Count that an offer was opened: one more for the day. Nothing of the person is kept.',
  access: 'public',
  answer: messageAnswer,
})

const offerVisitsAnswer = z.array(
  z.object({
    offerId: z.string(),
    /** in the last 30 days, today counted; days are in UTC */
    lastThirtyDays: z.int(),
    total: z.int(),
  }),
)

export const listOfferVisits = endpoint('GET /api/admin/offer-visits', {
  summary: 'How often each partner offer was opened.',
  access: 'admin',
  mayLag: true,
  answer: offerVisitsAnswer,
})
