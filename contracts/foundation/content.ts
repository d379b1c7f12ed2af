/** The foundation's page: content/foundation/foundation.json, and every version of it that is published. */
import * as z from 'zod/mini'
import { giftTexts } from './gift-messages.ts'
import { refusalTexts } from '#contracts/refusal-messages.ts'
import { writtenIn } from '#contracts/language.ts'
import { endpoint } from '#contracts/endpoint.ts'

const words = z
  .string()
  .check(
    z.trim(),
    z.minLength(1, { error: () => refusalTexts().something }),
    z.maxLength(600, { error: () => refusalTexts().useAtMost(600) }),
  )
const lines = z.array(words).check(z.minLength(1, { error: () => giftTexts().oneLine }), z.maxLength(20))
const wrongYear = { error: () => giftTexts().figureYear }

/** A figure that somebody else has to be able to look up: it is shown with both, and not before (reading 12). */
const stat = z.strictObject({
  id: words,
  value: words,
  label: words,
  year: z.optional(z.string().check(z.regex(/^(20\d{2})?$/, wrongYear))),
  source: z.optional(
    z.string().check(z.trim(), z.maxLength(200, { error: () => refusalTexts().useAtMost(200) })),
  ),
})

const cents = z.int().check(z.minimum(0))

const program = z.strictObject({
  id: words,
  name: words,
  upToCents: cents,
  description: words,
  eligibility: lines,
  usesPovertyLine: z.boolean(),
})

export const foundationContent = z.strictObject({
  about: words,
  statsSuppliedBy: words,
  statsNote: words,
  badge: words,
  badgeText: words,
  heading: words,
  lead: words,
  stats: z.array(stat).check(z.maxLength(8)),
  mission: z.strictObject({ heading: words, paragraphs: lines }),
  groups: z.array(z.strictObject({ id: words, name: words, text: words, benefits: lines })),
  programs: z.array(program),
  programsNote: words,
  apply: z.strictObject({
    heading: words,
    lead: words,
    steps: z.array(z.strictObject({ title: words, text: words })).check(z.minLength(1)),
    button: words,
    standing: words,
    prepareHeading: words,
    prepare: lines,
    now: words,
    nowSource: z.strictObject({ title: words, url: words }),
    warning: words,
  }),
  donate: z.strictObject({
    heading: words,
    lead: words,
    tiers: z.array(z.strictObject({ id: words, cents, text: words })),
    button: words,
    giftsLink: words,
  }),
  tithe: z.strictObject({ heading: words, text: words, quote: words, source: words }),
})
export type FoundationContent = z.output<typeof foundationContent>

const foundationPage = z.extend(foundationContent, writtenIn)
export type FoundationPage = z.output<typeof foundationPage>

export const getFoundation = endpoint('GET /api/content/foundation', {
  summary: 'The texts of the foundation’s page as published.',
  access: 'public',
  mayLag: true,
  answer: foundationPage,
})
