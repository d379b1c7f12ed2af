/** Skills to work, each with the words that led there, and what of the words is not known. */
import occupations from '#content/wages/occupations.json' with { type: 'json' }
import type { Occupation } from '#server/features/facts/income.facts.ts'
import { slugBySpanish, spanishKey, spanishWords } from '#server/features/facts/occupation-titles.facts.ts'
import { anybodysJobs, skillJobs } from './skill-jobs.content.ts'
import { spanishSkillJobs } from './spanish-skills.content.ts'
import { trades, type Trade } from './trades.content.ts'

/** An occupation with its wages, or a trade without. */
export type Work = Occupation | Trade

export type Fit = { work: Work; words: string[] }

/**
 * `isGeneral`: no skill was recognized, and this is work that anybody can begin in. `unknown`: the skills, as they were
 * typed, that lead nowhere.
 */
export type Fits = { fits: Fit[]; isGeneral: boolean; unknown: string[] }

const MOST_FITS = 6
const MOST_SKILLS = 20

const bySlug = new Map<string, Work>([...occupations.occupations, ...trades].map((one) => [one.slug, one]))

function workOf(slug: string): Work {
  const found = bySlug.get(slug)
  if (!found) throw new Error(`there is no work ${slug}`)
  return found
}

const asTitle = (text: string) =>
  text
    .toLowerCase()
    .replaceAll(/[^\p{L}\d]+/gu, ' ')
    .replaceAll(/(?<=\p{L}{3})s\b/gu, '')
    .trim()

/** Work by each of its titles; those of 'Interpreters and Translators' are two. */
const byTitle = new Map<string, Work>([
  ...occupations.occupations.flatMap((one) => one.otherTitles.map((title) => [asTitle(title), one] as const)),
  ...[...bySlug.values()].flatMap((one) =>
    one.title.split(/, and |, | and /).map((title) => [asTitle(title), one] as const),
  ),
])

/** Work by its Spanish title or an everyday word for who does it. */
function inSpanish(skill: string): Work | undefined {
  const slug = slugBySpanish.get(spanishKey(spanishWords(skill.replace(/^(?:yo )?soy /i, ''))))
  return slug === undefined ? undefined : workOf(slug)
}

const waysOf = (words = '') => words.split(', ').flatMap((way) => (way === '' ? [] : [way.split(' ')]))

const entries = [...skillJobs, ...spanishSkillJobs].map(({ words, vague, slugs }) => ({
  ways: waysOf(words),
  vague: waysOf(vague),
  slugs,
}))

const isHit = (word: string, keyword: string) =>
  keyword.endsWith('-') ? word.startsWith(keyword.slice(0, -1)) : word === keyword || word === `${keyword}s`

/** How many words the longest way has that is said; 0 where none is. */
function lengthSaid(ways: readonly (readonly string[])[], words: readonly string[]): number {
  const saidWays = ways.filter((way) => way.every((keyword) => words.some((word) => isHit(word, keyword))))
  return Math.max(0, ...saidWays.map((way) => way.length))
}

/** The work of one skill, what names it most closely first; else that whose title it names. */
function jobsOf(skill: string): Work[] {
  const plain = skill.normalize('NFKD').replaceAll(/\p{M}/gu, '').toLowerCase()
  const words = plain.match(/[\p{L}\d]+/gu) ?? []
  const said = entries
    .map((entry) => ({ ...entry, length: lengthSaid(entry.ways, words) }))
    .filter(({ length }) => length > 0)
    .toSorted((a, b) => b.length - a.length)
  const found = said.length > 0 ? said : entries.filter(({ vague }) => lengthSaid(vague, words) > 0)
  if (found.length > 0) return found.flatMap(({ slugs }) => slugs.map(workOf))
  const named = byTitle.get(asTitle(skill.replace(/^(?:i am |i'm )?(?:an? )?/i, ''))) ?? inSpanish(skill)
  return named ? [named] : []
}

function skillsOf(text: string): string[] {
  const skills = text
    .split(/[,;\n/&.]|\b(?:and|y)\b/i)
    .map((skill) => skill.replaceAll(/\s+/g, ' ').trim())
    .filter((skill) => skill !== '')
  return [...new Set(skills)].slice(0, MOST_SKILLS)
}

/** At most six kinds of work, those with most of the words first. */
export function fitWork(text: string): Fits {
  const found = new Map<string, Fit>()
  const unknown: string[] = []
  for (const skill of skillsOf(text)) {
    const jobs = jobsOf(skill)
    if (jobs.length === 0) unknown.push(skill)
    for (const work of jobs) {
      const known = found.get(work.slug)
      if (known?.words.includes(skill)) continue
      if (known) known.words.push(skill)
      else found.set(work.slug, { work, words: [skill] })
    }
  }
  const fits = [...found.values()].toSorted((a, b) => b.words.length - a.words.length).slice(0, MOST_FITS)
  if (fits.length > 0) return { fits, isGeneral: false, unknown }
  return {
    fits: anybodysJobs.map((slug) => ({ work: workOf(slug), words: [] })),
    isGeneral: true,
    unknown,
  }
}
