/** The facts of a tool's answer on cards, as the coach shows them: by what they are about, each with its screen. */
import occupations from '#content/wages/occupations.json' with { type: 'json' }
import type { Fact, FactCard } from '#contracts/coach/coach.ts'
import { factCard, type Screen } from '#server/features/facts/cards.facts.ts'

const YOUR_PLAN = 'Your plan'

type Group = { ids: RegExp; title: string; screen?: Screen }

/** By the beginning of a fact's id, in the order of the cards. */
const groups: readonly Group[] = [
  {
    ids: /^(?:plan\.(?!more\.)|(?:predict|noEnd|leastInterest|offerFirst)\.)/,
    title: YOUR_PLAN,
    screen: 'plan',
  },
  { ids: /^(?:plan\.)?more\./, title: 'With more a month', screen: 'plan' },
  { ids: /^rescue\./, title: 'What would end the debts', screen: 'plan' },
  { ids: /^roadmap\.(?:income|expenses|typedDebt)$|^(?:hours|entered)\./, title: 'What you entered' },
  { ids: /^roadmap\.bridge\./, title: 'Your savings', screen: 'goals' },
  { ids: /^roadmap\..*(?:short|\.paid|\.asked|\.open|\.fee)$/, title: 'This month', screen: 'short' },
  { ids: /^roadmap\./, title: 'Your six months', screen: 'plan' },
  {
    ids: /^(?:debt|debts|utilization|typical|script)\.|^income\.share$/,
    title: 'Your debts',
    screen: 'debts',
  },
  { ids: /^(?:budget|category)\./, title: 'Your budget', screen: 'budget' },
  { ids: /^goals?\./, title: 'Your goals', screen: 'goals' },
  { ids: /^score\./, title: 'Your credit', screen: 'credit' },
  { ids: /^gig\./, title: 'Prices' },
]
const ELSEWHERE: Group = { ids: /^/, title: 'From elsewhere' }

/** A name says itself, and a week or month of a roadmap is a heading: neither is a figure to check. */
const isFigure = ({ id, value, source }: Fact) =>
  value !== source && !/\.name$|^roadmap\.(?:week|month)\.|^gig\.\d+\.work$/.test(id)

/** The occupation that a fact is about: 'wage.bakers.low', 'week.bakers' and 'bakers.income.net'. */
function occupationOf({ id }: Fact) {
  const [first = '', second = ''] = id.split('.')
  const slug = first === 'wage' || first === 'week' ? second : first
  return occupations.occupations.find((one) => one.slug === slug)
}

function groupOf(fact: Fact): Omit<Group, 'ids'> {
  const occupation = occupationOf(fact)
  // What the work does to the debts is the plan's.
  if (occupation)
    return { title: occupation.title, ...(fact.id.includes('.income.') && { screen: 'plan' as const }) }
  return groups.find(({ ids }) => ids.test(fact.id)) ?? ELSEWHERE
}

/** 'Bakers, Ohio, an estimate: an hour, …' on the card of bakers is 'Ohio, an estimate: an hour, …'. */
function onCard(fact: Fact, title: string): Fact {
  return fact.label.startsWith(`${title}, `) ? { ...fact, label: fact.label.slice(title.length + 2) } : fact
}

/** A card for each group of facts. `keep` is the search of My Debts that shows the plan asked about. */
export function cardsOf(facts: readonly Fact[], keep?: string): FactCard[] {
  const order = [...groups.map(({ title }) => title), ELSEWHERE.title]
  const placeOf = (title: string) => (order.includes(title) ? order.indexOf(title) : -1)
  const byTitle = Map.groupBy(facts.filter(isFigure), (fact) => groupOf(fact).title)
  return [...byTitle]
    .toSorted(([one], [other]) => placeOf(one) - placeOf(other))
    .flatMap(([title, found]) => {
      const screen = found.map((fact) => groupOf(fact).screen).find(Boolean)
      const parts = { facts: found.map((fact) => onCard(fact, title)), screen }
      return factCard(title, title === YOUR_PLAN ? { ...parts, keep } : parts) ?? []
    })
}
