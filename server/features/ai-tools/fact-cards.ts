/** The facts of a tool's answer on cards, as the coach shows them: by what they are about, each with its screen. */
import occupations from '#content/wages/occupations.json' with { type: 'json' }
import type { Fact, FactCard } from '#contracts/coach/coach.ts'
import { currentLanguage } from '#engine/language/bilingual.ts'
import { factCard, type Screen } from '#server/features/facts/cards.facts.ts'
import { workTitle } from '#server/features/facts/occupation-titles.facts.ts'
import { toolTexts, type English } from './messages.ts'

type Title = keyof English['cards']
type Group = { ids: RegExp; title: Title; screen?: Screen }

/** By the beginning of a fact's id, in the order of the cards. */
const groups: readonly Group[] = [
  {
    ids: /^(?:plan\.(?!more\.)|(?:predict|noEnd|leastInterest|offerFirst)\.)/,
    title: 'plan',
    screen: 'plan',
  },
  { ids: /^(?:plan\.)?more\./, title: 'more', screen: 'plan' },
  { ids: /^rescue\./, title: 'rescue', screen: 'plan' },
  { ids: /^roadmap\.(?:income|expenses|typedDebt)$|^(?:hours|entered)\./, title: 'entered' },
  { ids: /^roadmap\.bridge\./, title: 'savings', screen: 'goals' },
  { ids: /^roadmap\..*(?:short|\.paid|\.asked|\.open|\.fee)$/, title: 'month', screen: 'short' },
  { ids: /^roadmap\./, title: 'sixMonths', screen: 'plan' },
  {
    ids: /^(?:debt|debts|utilization|typical|script)\.|^income\.share$/,
    title: 'debts',
    screen: 'debts',
  },
  { ids: /^(?:budget|category)\./, title: 'budget', screen: 'budget' },
  { ids: /^goals?\./, title: 'goals', screen: 'goals' },
  { ids: /^score\./, title: 'credit', screen: 'credit' },
  { ids: /^gig\./, title: 'prices' },
]
const ELSEWHERE: Group = { ids: /^/, title: 'elsewhere' }

/** A name says itself, and a week or month of a roadmap is a heading: neither is a figure to check. */
const isFigure = ({ id, value, source }: Fact) =>
  value !== source && !/\.name$|^roadmap\.(?:week|month)\.|^gig\.\d+\.work$/.test(id)

/** The occupation that a fact is about: 'wage.bakers.low', 'week.bakers' and 'bakers.income.net'. */
function occupationOf({ id }: Fact) {
  const [first = '', second = ''] = id.split('.')
  const slug = first === 'wage' || first === 'week' ? second : first
  return occupations.occupations.find((one) => one.slug === slug)
}

/** The title of the card that a fact stands on, and its screen. */
function cardOf(fact: Fact): { title: string; screen?: Screen } {
  const occupation = occupationOf(fact)
  // What the work does to the debts is the plan's.
  if (occupation)
    return { title: workTitle(occupation), ...(fact.id.includes('.income.') && { screen: 'plan' as const }) }
  const { title, screen } = groups.find(({ ids }) => ids.test(fact.id)) ?? ELSEWHERE
  return { title: toolTexts().cards[title], ...(screen && { screen }) }
}

/** 'Bakers, Ohio, an estimate: an hour, …' on the card of bakers is 'Ohio, an estimate: an hour, …'. */
function onCard(fact: Fact, title: string): Fact {
  return fact.label.startsWith(`${title}, `) ? { ...fact, label: fact.label.slice(title.length + 2) } : fact
}

/** A card for each group of facts. `keep` is the search of My Debts that shows the plan asked about. */
export function cardsOf(facts: readonly Fact[], keep?: string): FactCard[] {
  const { cards } = toolTexts()
  const order = [...groups, ELSEWHERE].map(({ title }) => cards[title])
  const placeOf = (title: string) => (order.includes(title) ? order.indexOf(title) : -1)
  const byTitle = Map.groupBy(facts.filter(isFigure), (fact) => cardOf(fact).title)
  return [...byTitle]
    .toSorted(([one], [other]) => placeOf(one) - placeOf(other))
    .flatMap(([title, found]) => {
      const screen = found.map((fact) => cardOf(fact).screen).find(Boolean)
      const parts = { facts: found.map((fact) => onCard(fact, title)), screen }
      return factCard(title, title === cards.plan ? { ...parts, keep } : parts, currentLanguage()) ?? []
    })
}
