/** Gig ideas from skills, at most six, with what beginners often ask. */
import type { suggestGigs as gigsCall } from '#contracts/ai-tools.ts'
import type { Fact } from '#contracts/coach.ts'
import type { AnswerOf } from '#contracts/endpoint.ts'
import { gigIdeas } from '#engine/income/gig-ideas.ts'
import { formatMoney } from '#engine/money/format.ts'
import { dollarsToCents } from '#engine/money/cents.ts'
import { proven } from './tool-answer.ts'

const SOURCE = 'what beginners often ask for one piece of work; no promise'

export function suggestGigs(skills: string): AnswerOf<typeof gigsCall> {
  const gigs = gigIdeas(skills).ideas.map(({ title, category, description, price }) => ({
    title,
    category,
    description,
    priceRange: `${formatMoney(dollarsToCents(price.from))} to ${formatMoney(dollarsToCents(price.to))}`,
  }))
  const facts = gigs.flatMap(({ title, priceRange, description }, place): Fact[] => [
    { id: `gig.${place}.price`, label: `${title}: price`, value: priceRange, unit: 'text', source: SOURCE },
    {
      id: `gig.${place}.work`,
      label: `${title}: the work`,
      value: description,
      unit: 'text',
      source: 'our list of ideas',
    },
  ])
  return {
    ...proven(
      gigs.flatMap(({ priceRange, description }) => [priceRange, description]),
      facts,
    ),
    gigs,
  }
}
