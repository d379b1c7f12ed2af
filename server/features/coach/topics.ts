/** What the coach knows: every topic with its example, how it is named, and what is said where that is the same for all. */
import library from '#content/coach/topics/library.json' with { type: 'json' }
import own from '#content/coach/topics/own.json' with { type: 'json' }
import products from '#content/coach/topics/products.json' with { type: 'json' }
import rights from '#content/coach/topics/rights.json' with { type: 'json' }
import type { Language } from '#contracts/language.ts'

type Words<Text = string> = Record<Language, Text>

/** Where a law or a rule can be read, and when it was. */
type TopicSource = { name: string; url: string; readOn: string }

export type Topic = {
  id: string
  /** 'facts': worked out from the person's own records; 'talk': of the conversation itself; the others are said as written */
  kind: 'facts' | 'library' | 'care' | 'app' | 'talk' | 'refusal'
  /** a question that stands for it, on a button as elsewhere */
  example: Words
  /** the same about things of the person's own: {debt}, {other} debt, {category}, {amount} */
  own?: Words
  /** what was asked, after "You ask about:" */
  understood: Words
  /** paragraphs; missing where the answer is worked out */
  says?: Words<string[]>
  /** articles of the library that speak to it */
  library?: string[]
  /** places of help by name (help-places.content.ts) */
  help?: string[]
  source?: TopicSource | TopicSource[] | null
  screen?: string | null
  /** the topic that leads on */
  next?: string | null
}

export const topics: readonly Topic[] = [library, own, products, rights].flatMap(
  (group) => group.topics as unknown as Topic[],
)

const byId = new Map(topics.map((topic) => [topic.id, topic]))

/** A topic by its id. RangeError where there is none. */
export function topicOf(id: string): Topic {
  const topic = byId.get(id)
  if (!topic) throw new RangeError(`the coach has no topic ${id}`)
  return topic
}

/** What cannot wait comes first where somebody asks several things. */
const URGENT = new Set(
  `sued default_judgment eviction_notice foreclosure homeless_help utility_shutoff food_help car_taken bank_levy
  garnishment feel_hopeless rent_trouble mortgage_trouble collector_threats benefits_taken medical_debt identity_theft`.split(
    /\s+/,
  ),
)

export const isUrgent = (id: string): boolean => URGENT.has(id)
