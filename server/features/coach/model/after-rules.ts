/**
 * What an answer never says, whoever wrote it: no promise, no praise of a company or product, no legal, tax or
 * investment advice, nothing that presses or shames, no link that leads away, nothing of how it was asked to answer.
 * Read sentence by sentence, before anybody sees one. Strict on purpose: a refused sentence costs a second try, and
 * then the built-in coach answers.
 */
import { numberWordsIn } from '#engine/proof/number-words.ts'
import { plainDigits } from '#engine/proof/plain-digits.ts'
import { isUnreferred, rules, type BrokenRule } from './after-rules.content.ts'
import { isKnownWord } from './known-words.ts'

export type { BrokenRule } from './after-rules.content.ts'

/** Letters, digits and signs of plain English text; emoji, other scripts and look-alike letters are none of them. */
const PLAIN_TEXT = /^[\x20-\x7E\n\u00C0-\u024F\u2018\u2019\u201C\u201D\u2013\u2014\u2026\u2022€£¥]*$/

const OWN_LINK = /(?<!!)\[[^\][\n]{1,80}\]\(\/[a-z][a-z0-9/-]{0,80}\)/g

/** Capitals inside a sentence that are no company: the calendar, offices, laws and our own pages. */
const KNOWN_CAPITALS = new Set(
  `I I'm I'd I'll I've Jubilee APR CFPB FTC IRS SNAP FDIC US U.S American America United States Federal Reserve Bureau Consumer Financial
  Protection Trade Commission Department Education Labor Experian Equifax TransUnion FICO VantageScore My Debts Dashboard Budget Goals
  Library Settings Calculators Monday Tuesday Wednesday Thursday Friday Saturday Sunday January February March April May June July August
  September October November December Christmas English Social Security Medicaid Medicare Chapter Act Fair Credit Reporting Collection
  Practices Congress Avalanche Snowball A OK PDF ID
  Alabama Alaska Arizona Arkansas California Colorado Connecticut Delaware Florida Georgia Hawaii Idaho Illinois Indiana Iowa Kansas
  Kentucky Louisiana Maine Maryland Massachusetts Michigan Minnesota Mississippi Missouri Montana Nebraska Nevada New Hampshire Jersey
  Mexico York North South Carolina Dakota Ohio Oklahoma Oregon Pennsylvania Rhode Island Tennessee Texas Utah Vermont Virginia Washington
  West Wisconsin Wyoming`.split(/\s+/),
)

const wordsOf = (text: string) => text.match(/[A-Za-zÀ-ɏ][A-Za-zÀ-ɏ'.&]*[A-Za-zÀ-ɏ]|[A-Za-z]/g) ?? []
const bare = (word: string) => word.replace(/['.](?:s|m|d|ll|ve|re|t)?$/, '').replaceAll('.', '')

/** Names that nobody here knows: a capital inside a sentence, or a first word that is no word. */
function strangers(text: string): string[] {
  return text.split(/(?<=[.!?:;\n])\s+|\n/).flatMap((sentence) =>
    wordsOf(sentence).filter((word, place) => {
      const isCapital = /^[A-ZÀ-Þ]/.test(word) || /[a-z][A-Z]/.test(word)
      if (!isCapital) return place === 0 && word.length > 2 && !isKnownWord(bare(word))
      if (KNOWN_CAPITALS.has(word) || KNOWN_CAPITALS.has(bare(word))) return false
      return place > 0 || /.[A-Z]/.test(word) || !isKnownWord(bare(word))
    }),
  )
}

/** Other languages, ciphers and noise: too many words that are none. */
function isNoise(text: string): boolean {
  const words = wordsOf(text)
    .map(bare)
    .filter((word) => word.length > 2)
  const unknown = words.filter((word) => !isKnownWord(word))
  return unknown.length >= 2 && unknown.length * 3 >= words.length
}

/** A number word torn in two: 'tw elve'. */
function hasTornNumber(small: string): boolean {
  const words = small.match(/[a-z]+/g) ?? []
  return words.some((word, place) => {
    const next = words[place + 1] ?? ''
    const isTorn = !isKnownWord(word) || !isKnownWord(next)
    return isTorn && next !== '' && numberWordsIn(`${word}${next} months`).length > 0
  })
}

/** Words after which a name follows, so an unknown one in small letters is a name as well. */
const LEADS_TO_NAME =
  /\b(?:recommend|use|using|try|choose|pick|contact|join|visit|download|install|trust|sign up (?:for|with|at)|apply (?:for|to|at|with)|switch to|go (?:to|with)|call|at|from|by|like) (?:the |an? |our )?([a-z][a-z0-9-]{2,})\b/g

function pointsToStranger(small: string): boolean {
  return [...small.matchAll(LEADS_TO_NAME)].some(([, word = '']) => !word.split('-').every(isKnownWord))
}

/** The rules that a text breaks; empty where it keeps them all. `isName` reads a name: any word is one there. */
export function brokenRules(text: string, { isName = false } = {}): BrokenRule[] {
  const broken: BrokenRule[] = []
  if (!isName && !PLAIN_TEXT.test(text)) broken.push('writing')
  const read = plainDigits(text.replaceAll(OWN_LINK, 'this page')).replaceAll(/[‘’´`]/g, "'")
  const small = read.toLowerCase().replaceAll(/[*_~]/g, '')
  const squeezed = small.replaceAll(/[^a-z]/g, '')
  for (const { rule, when, squeezed: hidden } of rules)
    if (when.some((pattern) => pattern.test(small)) || hidden?.test(squeezed)) broken.push(rule)
  if (isName) return broken
  if (isUnreferred(small)) broken.push('advice')
  if (strangers(read).length > 0 || pointsToStranger(small)) broken.push('endorsement')
  if (isNoise(read) || hasTornNumber(small)) broken.push('writing')
  return [...new Set(broken)]
}
