/**
 * The content desk: drafts, checks, published versions and their history. Version 0 is what the program ships with. Each
 * language of a text is a piece of its own, and the Spanish one is checked against the English that people read.
 */
import * as z from 'zod/mini'
import { adminTexts } from './admin-messages.ts'
import { refusalTexts } from '#contracts/refusal-messages.ts'
import { day, instant } from '#contracts/amounts.ts'
import { language } from '#contracts/language.ts'
import { endpoint, messageAnswer } from '#contracts/endpoint.ts'

export const contentKinds = ['article', 'offers', 'foundation'] as const
export type ContentKind = (typeof contentKinds)[number]

/** Anything JSON; what it must be is checked by its kind, with a sentence for each fault. */
const contentBody = z.record(z.string(), z.unknown())
export type ContentBody = z.output<typeof contentBody>

const contentFault = z.object({
  /** the place of the fault: 'blocks.3.text'; empty where it is about the whole */
  path: z.string(),
  message: z.string(),
})
export type ContentFault = z.output<typeof contentFault>

const factsDue = z.object({
  /** the day the facts were written down from the sources */
  checkedOn: day,
  /** the day by which they are to be checked again */
  dueOn: day,
  /** by the day at the foundation's office; soon is within 30 days */
  state: z.enum(['past', 'soon', 'later']),
  sources: z.int(),
  /** how many of them nobody here has opened yet */
  unopenedSources: z.int(),
})
export type FactsDue = z.output<typeof factsDue>

/**
 * How the Spanish stands to its English. `older`: the English was published after it, and both are read. `withheld`: that
 * changed facts, so the English is read in its place. `missing`: it was never written.
 */
const spanishStates = ['current', 'older', 'withheld', 'missing'] as const

const listed = z.object({
  kind: z.enum(contentKinds),
  id: z.string(),
  language,
  /** of what is written in Spanish; null for the English */
  spanish: z.nullable(z.enum(spanishStates)),
  /** when the English was published that this Spanish is older than */
  englishChangedAt: z.nullable(instant),
  title: z.string(),
  /** what people read now: 0 is the shipped one */
  version: z.int(),
  publishedAt: z.nullable(instant),
  hasDraft: z.boolean(),
})

const listedWithDay = z.extend(listed, {
  /** of what people read now; null for what has no sources with days, for a draft alone, and for the Spanish of an English text */
  factsDue: z.nullable(factsDue),
})
export type ContentItem = z.output<typeof listedWithDay>

const contentDraft = z.object({
  /** counts the savings of this draft; send it with the next one */
  revision: z.int(),
  body: contentBody,
  editedAt: instant,
  editedBy: z.nullable(z.string()),
  /** what stands in the way of publishing it */
  faults: z.array(contentFault),
  /** it has the shape that its page can be drawn from */
  canBeShown: z.boolean(),
})
export type ContentDraft = z.output<typeof contentDraft>

const contentVersion = z.object({
  version: z.int(),
  publishedAt: z.nullable(instant),
  publishedBy: z.nullable(z.string()),
  note: z.string(),
  /** it says no more than: what the program ships with holds again */
  isShipped: z.boolean(),
})
export type ContentVersion = z.output<typeof contentVersion>

const contentAnswer = z.extend(listed, {
  /** what people read now; of a Spanish one that is missing, the English */
  body: contentBody,
  draft: z.nullable(contentDraft),
  /** newest first, the shipped one last */
  history: z.array(contentVersion),
})
export type Content = z.output<typeof contentAnswer>

export const listContent = endpoint('GET /api/admin/content', {
  summary:
    'Everything that can be edited, which version people read, and when its facts are to be checked again.',
  access: 'admin',
  mayLag: true,
  answer: z.array(listedWithDay),
})

export type ContentPlace = { kind: string; id: string; language: string }

export const getContent = endpoint('GET /api/admin/content/{kind}/{id}/{language}', {
  summary: 'One piece of content: what people read, the draft with its faults, and the history.',
  access: 'admin',
  answer: contentAnswer,
})

/** What shows this content to people. */
const readsOfContent = [
  '/api/articles',
  '/api/content/offers',
  '/api/content/foundation',
  '/api/dashboard',
] as const

const revision = z.int().check(z.minimum(0))

export const saveContentDraft = endpoint('PUT /api/admin/content/{kind}/{id}/{language}/draft', {
  summary: 'Keep a draft. It may have faults; nobody reads it. 409 where somebody else saved it since.',
  access: 'admin',
  body: z.strictObject({
    /** of the draft that was edited; 0 where there was none */
    revision,
    body: contentBody,
  }),
  answer: contentAnswer,
  refreshes: readsOfContent,
})

export const dropContentDraft = endpoint('DELETE /api/admin/content/{kind}/{id}/{language}/draft', {
  summary: 'Throw a draft away. What people read stays.',
  access: 'admin',
  answer: messageAnswer,
  refreshes: ['/api/admin/content/{kind}/{id}/{language}'],
})

const note = z
  .string({ error: () => adminTexts().whatChanged })
  .check(
    z.trim(),
    z.minLength(3, { error: () => adminTexts().whatChanged }),
    z.maxLength(300, { error: () => refusalTexts().useAtMost(300) }),
  )

/** Of the English alone: facts changed, so its Spanish is not shown until it is published again. */
const hidesSpanish = z.optional(z.boolean({ error: () => refusalTexts().yesOrNo }))

export const publishContent = endpoint('POST /api/admin/content/{kind}/{id}/{language}/publish', {
  summary: 'Publish the draft as the next version, whole. 422 with every fault where it has one.',
  access: 'admin',
  body: z.strictObject({ revision, note, hidesSpanish }),
  answer: contentAnswer,
  refreshes: readsOfContent,
})

export const getContentVersion = endpoint(
  'GET /api/admin/content/{kind}/{id}/{language}/versions/{version}',
  {
    summary: 'One version as it was published; 0 is the shipped one.',
    access: 'admin',
    answer: z.object({ version: z.int(), body: contentBody }),
  },
)

export const restoreContent = endpoint('POST /api/admin/content/{kind}/{id}/{language}/restore', {
  summary: 'Publish an earlier version again, as the next one. The draft stays.',
  access: 'admin',
  body: z.strictObject({ version: z.int().check(z.minimum(0)), note, hidesSpanish }),
  answer: contentAnswer,
  refreshes: readsOfContent,
})
