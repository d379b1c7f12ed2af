/** Skills to occupations, each with the words that led there. */
import occupations from '#content/wages/occupations.json' with { type: 'json' }
import type { Occupation } from '#server/features/facts/income.facts.ts'
import { findOccupation } from '#server/features/facts/occupation.facts.ts'
import { anybodysJobs, skillJobs } from './skill-jobs.content.ts'

export type Fit = { occupation: Occupation; words: string[] }

/** `isGeneral`: no skill was recognised, and these are the occupations anybody can begin in. */
export type Fits = { fits: Fit[]; isGeneral: boolean }

const MOST_FITS = 6
const MOST_SKILLS = 20

const bySlug = new Map(occupations.occupations.map((one) => [one.slug, one]))

function occupationOf(slug: string): Occupation {
  const found = bySlug.get(slug)
  if (!found) throw new Error(`there is no occupation ${slug}`)
  return found
}

function isHit(word: string, keyword: string): boolean {
  return keyword.length > 3 ? word.startsWith(keyword) : word === keyword
}

/** The occupations of one skill: those of its words, else one whose title it names. */
function jobsOf(skill: string): Occupation[] {
  const words = skill.toLowerCase().match(/\p{L}+/gu) ?? []
  const slugs = skillJobs
    .filter(({ keywords }) => keywords.some((keyword) => words.some((word) => isHit(word, keyword))))
    .flatMap((entry) => entry.slugs)
  if (slugs.length > 0) return slugs.map(occupationOf)
  const named = findOccupation(skill)
  return named ? [named] : []
}

function skillsOf(text: string): string[] {
  const skills = text
    .split(/[,;\n/&.]|\band\b/i)
    .map((skill) => skill.replaceAll(/\s+/g, ' ').trim())
    .filter((skill) => skill !== '')
  return [...new Set(skills)].slice(0, MOST_SKILLS)
}

/** At most six occupations, those with most of the words first. */
export function fitWork(text: string): Fits {
  const found = new Map<string, Fit>()
  for (const skill of skillsOf(text)) {
    for (const occupation of jobsOf(skill)) {
      const known = found.get(occupation.slug)
      if (known?.words.includes(skill)) continue
      if (known) known.words.push(skill)
      else found.set(occupation.slug, { occupation, words: [skill] })
    }
  }
  const fits = [...found.values()].toSorted((a, b) => b.words.length - a.words.length).slice(0, MOST_FITS)
  if (fits.length > 0) return { fits, isGeneral: false }
  return {
    fits: anybodysJobs.map((slug) => ({ occupation: occupationOf(slug), words: [] })),
    isGeneral: true,
  }
}
