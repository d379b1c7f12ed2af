/**
 * Which groups of the catalogue fit: those whose words the person used, most words first, among those that need no
 * more hours than there are. A beginner meets quick starts first. With no word known, the hours alone decide.
 * Example: 'writing, guitar' on weekends fits freelancing, content, tutoring and creative.
 */
import { folded } from '#web/format/folded.ts'
import { incomeCatalogue } from './catalogue-messages.ts'
import { availabilityNames, experienceNames } from './messages.ts'

/** When a person has time to earn, with the specification's hours for each choice. // spec 9 */
export const availabilityChoices = [
  { value: 'evenings', label: availabilityNames.evenings, mostHours: 4 },
  { value: 'weekends', label: availabilityNames.weekends, mostHours: 16 },
  { value: 'flexible', label: availabilityNames.flexible, mostHours: 20 },
  { value: 'fulltime', label: availabilityNames.fulltime, mostHours: Number.POSITIVE_INFINITY },
] as const
type Availability = (typeof availabilityChoices)[number]['value']

export const experienceChoices = [
  { value: 'new', label: experienceNames.new },
  { value: 'some', label: experienceNames.some },
  { value: 'much', label: experienceNames.much },
] as const
type Experience = (typeof experienceChoices)[number]['value']

type IncomeGroup = (typeof incomeCatalogue)['groups'][number]
export type IncomePlatform = IncomeGroup['platforms'][number]

export const incomeGroups: readonly IncomeGroup[] = incomeCatalogue.groups

/** The group of an id in the URL; the first one for an unknown id. */
export function groupOfId(id: string | null): IncomeGroup {
  const group = incomeGroups.find((one) => one.id === id) ?? incomeGroups[0]
  if (!group) throw new Error('the income catalogue is empty')
  return group
}

export type MatchQuestion = { skills: string; availability: Availability; experience: Experience | '' }

export type GroupMatch = {
  group: IncomeGroup
  /** the catalogue's words the person used; empty when only the hours fit */
  words: string[]
}

/** Most groups shown: more would be the whole catalogue again. */
const MOST_MATCHES = 3

export function matchGroups(question: MatchQuestion, groups: readonly IncomeGroup[]): GroupMatch[] {
  const hours = availabilityChoices.find((choice) => choice.value === question.availability)?.mostHours ?? 0
  const fitting = groups
    .filter((group) => group.leastHours <= hours)
    .map((group) => ({ group, words: wordsIn(question.skills, group.keywords) }))
  const known = fitting.filter((match) => match.words.length > 0)
  const quickFirst = question.experience === 'new'
  return (known.length > 0 ? known : fitting)
    .toSorted((a, b) => scoreOf(b, quickFirst) - scoreOf(a, quickFirst))
    .slice(0, MOST_MATCHES)
}

function scoreOf({ group, words }: GroupMatch, quickFirst: boolean): number {
  return words.length * 2 + (quickFirst && group.isQuick ? 1 : 0)
}

/** The keywords that stand as whole words in the text, with or without their accents. */
function wordsIn(text: string, keywords: readonly string[]): string[] {
  const spaced = ` ${folded(text).replaceAll(/[^a-z0-9]+/g, ' ')} `
  return keywords.filter((keyword) => spaced.includes(` ${folded(keyword)} `))
}
