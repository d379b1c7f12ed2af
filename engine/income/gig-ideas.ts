/**
 * Ideas for services a person could sell, from the words they use for their skills (spec 9: at most 6 shown). The
 * table is in gig-ideas.content.ts, the words are in gig-messages.ts; a word finds an idea when it is one of its keywords or begins with
 * one of four letters or more. Ideas with more
 * words found come first, then those higher in the table.
 * Example: 'Excel and some Spanish' finds spreadsheets, data entry, translation and conversation practice.
 */
import { anybodysGigs, type GigIdeaEntry, gigIdeaTable } from './gig-ideas.content.ts'
import { gigTexts } from './gig-messages.ts'

/** At most this many are shown. // spec 9 */
const MOST_GIG_IDEAS = 6

export type GigIdea = { title: string; category: string; description: string } & Pick<GigIdeaEntry, 'price'>

/** `isGeneral`: no skill was recognized and the ideas are those anybody can offer. */
export type GigIdeas = { ideas: GigIdea[]; isGeneral: boolean }

function wordsOf(skills: string): string[] {
  const plain = skills.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase()
  return plain.match(/\p{L}+/gu) ?? []
}

// A keyword of two or three letters ('hr', 'art') must be the whole word, else 'artisan cheese' is design.
function isHit(word: string, keyword: string): boolean {
  return keyword.length > 3 ? word.startsWith(keyword) : word === keyword
}

function hitsOf({ keywords }: GigIdeaEntry, words: readonly string[]): number {
  return keywords.split(' ').filter((keyword) => words.some((word) => isHit(word, keyword))).length
}

function ideaOf({ id, price }: GigIdeaEntry): GigIdea {
  return { ...gigTexts()[id], price }
}

/** The ideas for a text of skills; none for a text without words. */
export function gigIdeas(skills: string): GigIdeas {
  const words = wordsOf(skills)
  if (words.length === 0) return { ideas: [], isGeneral: false }
  const found = gigIdeaTable
    .map((entry) => ({ entry, hits: hitsOf(entry, words) }))
    .filter(({ hits }) => hits > 0)
    .toSorted((a, b) => b.hits - a.hits)
    .map(({ entry }) => entry)
  const isGeneral = found.length === 0
  const shown = isGeneral ? gigIdeaTable.filter(({ id }) => anybodysGigs.includes(id)) : found
  return { ideas: shown.slice(0, MOST_GIG_IDEAS).map(ideaOf), isGeneral }
}
