/** Each kind of content: what the program ships with, and what a body of it must be to be published. */
import * as z from 'zod/mini'
import spanishFoundation from '#content/foundation/es/foundation.json' with { type: 'json' }
import foundation from '#content/foundation/foundation.json' with { type: 'json' }
import spanishOffers from '#content/partners/es/offers.json' with { type: 'json' }
import offers from '#content/partners/offers.json' with { type: 'json' }
import type { ContentBody, ContentFault, ContentKind } from '#contracts/admin/content.ts'
import { articleContent } from '#contracts/education/articles.ts'
import { foundationContent } from '#contracts/foundation/content.ts'
import { offersContent } from '#contracts/money/offers.ts'
import { faultsIn } from '#contracts/faults.ts'
import type { Language } from '#engine/language/bilingual.ts'
import { articleFaults, quizFaults } from './article-faults.ts'
import { contentTexts } from './messages.ts'
import { foundationFaults, foundationHardness, offersFaults, offersHardness } from './page-faults.ts'
import { shippedArticles } from './shipped-articles.queries.ts'
import { spanishArticleFaults, spanishPageFaults } from './spanish-faults.ts'
import { textFaults } from './text-faults.ts'

export type CheckAgainst = {
  itemId: string
  articleIds: ReadonlySet<string>
  /** what the Spanish is checked against: the English that people read; null for English itself */
  english: ContentBody | null
}

export type KindOfContent = {
  /** the shipped bodies by id, in the order they are listed */
  shipped: (language: Language) => ReadonlyMap<string, ContentBody>
  schema: z.ZodMiniType
  titleOf: (body: ContentBody) => string
  /** a new one may be written */
  mayGrow: boolean
  /** what a body of the right shape still lacks */
  faultsOf: (body: ContentBody, against: CheckAgainst) => ContentFault[]
}

const articles: KindOfContent = {
  shipped: (language) => new Map(shippedArticles(language).map((article) => [article.id, article])),
  schema: articleContent,
  titleOf: ({ title }) => (typeof title === 'string' ? title : contentTexts().untitled),
  mayGrow: true,
  faultsOf: (body, { itemId, english }) => {
    const article = articleContent.parse(body)
    if (english !== null)
      return [...spanishArticleFaults(article, articleContent.parse(english)), ...quizFaults(article)]
    const images = new Set(shippedArticles().map(({ imageUrl }) => imageUrl))
    const wrongId = { path: 'id', message: contentTexts().idStays(itemId) }
    return [...(article.id === itemId ? [] : [wrongId]), ...articleFaults(article, images)]
  },
}

const partnerOffers: KindOfContent = {
  shipped: (language) => new Map([['offers', language === 'es' ? spanishOffers : offers]]),
  schema: offersContent,
  titleOf: () => contentTexts().partnerOffers,
  mayGrow: false,
  faultsOf: (body, { english }) => {
    const content = offersContent.parse(body)
    if (english === null) return [...offersFaults(content), ...offersHardness(content)]
    return spanishPageFaults(content, english)
  },
}

const foundationPage: KindOfContent = {
  shipped: (language) => new Map([['foundation', language === 'es' ? spanishFoundation : foundation]]),
  schema: foundationContent,
  titleOf: () => contentTexts().foundationPage,
  mayGrow: false,
  faultsOf: (body, { english }) => {
    const content = foundationContent.parse(body)
    if (english === null) return [...foundationFaults(content, foundation), ...foundationHardness(content)]
    return [...foundationFaults(content, spanishFoundation), ...spanishPageFaults(content, english)]
  },
}

/** The kinds that are edited here. */
export const kindsOfContent: Record<ContentKind, KindOfContent> = {
  article: articles,
  offers: partnerOffers,
  foundation: foundationPage,
}

/** The faults of a body's shape: what is missing, too much, or of the wrong form. */
export const shapeFaults = (kind: KindOfContent, body: ContentBody): ContentFault[] =>
  faultsIn(kind.schema, body).map(({ field, said }) => ({ path: field, message: said.words() }))

/** Everything that stands in the way of publishing a body; none where it may be published. */
export function faultsOf(kind: KindOfContent, body: ContentBody, against: CheckAgainst): ContentFault[] {
  const shape = shapeFaults(kind, body)
  const texts = textFaults(body, against.articleIds)
  return shape.length > 0 ? [...shape, ...texts] : [...texts, ...kind.faultsOf(body, against)]
}
