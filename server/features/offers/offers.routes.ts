/** Partner offers as published, and how often each was opened. */
import spanishContent from '#content/partners/es/offers.json' with { type: 'json' }
import content from '#content/partners/offers.json' with { type: 'json' }
import { countOfferVisit, getOffers, listOfferVisits, offersContent } from '#contracts/money/offers.ts'
import type { OffersContent, OffersPage } from '#contracts/money/offers.ts'
import { currentLanguage } from '#engine/language/bilingual.ts'
import { withoutSamples } from '#engine/offers/order-offers.ts'
import { officeDay } from '#server/calendar-day.ts'
import { notFound } from '#server/errors.ts'
import { readPage } from '#server/features/content-desk/published.queries.ts'
import type { App, AppParts } from '#server/http/app-parts.ts'
import { mount } from '#server/http/mount.ts'
import { networkOf } from '#server/http/network-of.ts'
import { createRateLimit } from '#server/http/rate-limit.ts'
import { addVisit, countVisits } from './offers.queries.ts'

/** Checked when the server starts, as the articles are. */
const shipped = { en: offersContent.parse(content), es: offersContent.parse(spanishContent) }

const DAYS_COUNTED = 30
const DAY_MS = 86_400_000

/**
 * The offers in the reader's language. Samples are the sandbox's alone: elsewhere somebody who needs help would take one
 * for a company.
 */
async function readOffers({ db, env }: Pick<AppParts, 'db' | 'env'>): Promise<OffersPage> {
  const page = { name: 'offers', shipped, schema: offersContent } as const
  const offers = await readPage(db, page, currentLanguage())
  return env.mode === 'sandbox' ? offers : { ...offers, groups: withoutSamples(offers.groups) }
}

const hasOffer = ({ groups }: OffersContent, id: string) =>
  groups.some(({ offers }) => offers.some((offer) => offer.id === id && offer.link !== null))

export function mountOffers(app: App): void {
  // The address is only counted against, as a hash that ends with the minute; no visit is tied to it.
  const visits = createRateLimit(app.parts.pool, { name: 'offer-visits', tries: 30, seconds: 60 })

  mount(app, getOffers, ({ parts }) => readOffers(parts))

  mount(app, countOfferVisit, async ({ parts, params, request }) => {
    await visits.consume(networkOf(request))
    if (!hasOffer(await readOffers(parts), params.id)) throw notFound()
    await addVisit(parts.db, params.id, officeDay(parts.clock.now()))
    return { message: 'Counted.' }
  })

  mount(app, listOfferVisits, ({ parts }) =>
    countVisits(parts.db, officeDay(new Date(parts.clock.now().getTime() - DAYS_COUNTED * DAY_MS))),
  )
}
