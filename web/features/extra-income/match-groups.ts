/**
 * Which groups of the catalogue fit: those whose words the person used, most words first, among those that need no
 * more hours than there are. A beginner meets quick starts first. With no word known, the hours alone decide.
 * Example: 'writing, guitar' on weekends fits freelancing, content, tutoring and creative.
 */
import { availabilityChoices, type Availability, type Experience } from './availability.ts'
import type { IncomeGroup } from './catalogue-groups.ts'

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

/** The keywords that stand as whole words in the text, longer ones first so that "data entry" is not "entry". */
function wordsIn(text: string, keywords: readonly string[]): string[] {
  const spaced = ` ${text.toLowerCase().replaceAll(/[^a-z0-9]+/g, ' ')} `
  return keywords.filter((keyword) => spaced.includes(` ${keyword} `))
}
