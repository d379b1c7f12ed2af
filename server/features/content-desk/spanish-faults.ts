/**
 * The checks that Spanish passes before it is published, as all that ships does: the parts, figures and links of the English
 * that people read, text by text, in words that are easy to read.
 */
import type { ContentFault } from '#contracts/admin/content.ts'
import { figuresIn, plainText, runningText, type ArticleContent } from '#contracts/education/articles.ts'
import { textsOf } from '#engine/reading/reading-grade.ts'
import { spanishEase } from '#engine/reading/spanish-ease.ts'
import { contentTexts } from './messages.ts'

/** of the INFLESZ scale: above it is easy, as a magazine for everybody is */
const LEAST_EASE = 75

type Rules = {
  /** whether a text under this key is in the words of its language; any other one stays as it is */
  isWords: (key: string) => boolean
  /** what a language has of its own, such as words to be found by */
  free: ReadonlySet<string>
  /** what stays as it is, with all that is in it */
  fixed: ReadonlySet<string>
  /** the figures and links of a text, in an order that does not depend on the language */
  factsIn: (text: string) => string[]
}

/** `key` is that of the text, or of the list it stands in. */
type Place = { path: string; key: string; isFixed: boolean }

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const unlike = ({ path }: Place, english: unknown): ContentFault => {
  const { sameInBoth, sameAs } = contentTexts().spanish
  const isShort = ['string', 'number', 'boolean'].includes(typeof english) && String(english).length <= 120
  return { path, message: isShort ? sameAs(String(english)) : sameInBoth }
}

/** Finds where the Spanish has other parts, figures or links than the English. */
function differencesBy(rules: Rules) {
  const inside = ({ path, isFixed }: Place, key: string, name: string): Place => ({
    path: path === '' ? key : `${path}.${key}`,
    key: name,
    isFixed: isFixed || rules.fixed.has(name),
  })
  return function differences(spanish: unknown, english: unknown, place: Place): ContentFault[] {
    const texts = contentTexts().spanish
    const { path, key, isFixed } = place
    if (rules.free.has(key)) return []
    if (Array.isArray(spanish) && Array.isArray(english)) {
      if (spanish.length !== english.length) return [{ path, message: texts.asMany(english.length) }]
      return english.flatMap((one, at) => differences(spanish[at], one, inside(place, String(at), key)))
    }
    if (isObject(spanish) && isObject(english))
      return [...new Set([...Object.keys(english), ...Object.keys(spanish)])].flatMap((name) =>
        differences(spanish[name], english[name], inside(place, name, name)),
      )
    if (typeof spanish === 'string' && typeof english === 'string' && !isFixed && rules.isWords(key)) {
      const [here, there] = [rules.factsIn(spanish), rules.factsIn(english)]
      if (JSON.stringify(here) === JSON.stringify(there)) return []
      return [{ path, message: texts.otherFigures(here.join(' '), there.join(' ')) }]
    }
    return spanish === english ? [] : [unlike(place, english)]
  }
}

const easeFaults = (text: string, path: string): ContentFault[] => {
  const ease = Math.floor(spanishEase(text))
  if (ease >= LEAST_EASE) return []
  return [{ path, message: contentTexts().spanish.tooHard(ease, LEAST_EASE) }]
}

const inWords = (list: string): ReadonlySet<string> => new Set(list.split(','))

const articleWords = inWords('title,description,text,items,caption,columns,rows,question,choices,because')
const articleDifferences = differencesBy({
  isWords: (key) => articleWords.has(key),
  free: new Set(['tags']),
  fixed: new Set(['sources', 'figures']),
  // What is quoted in English stands in the Spanish twice, with its meaning beside it.
  factsIn: (text) => [...new Set(figuresIn(plainText(text)))].toSorted(),
})

const linksOf = ({ blocks }: ArticleContent) =>
  [...JSON.stringify(blocks).matchAll(/\]\(([^)\s]+)\)/g)].map(([, target = '']) => target)

/** Links may move from one text of an article to another. */
function linkFaults(spanish: ArticleContent, english: ArticleContent): ContentFault[] {
  const texts = contentTexts().spanish
  const [here, there] = [linksOf(spanish), linksOf(english)]
  const missing = there.filter((link) => !here.includes(link))
  const added = here.filter((link) => !there.includes(link))
  return [
    ...missing.map((link) => ({ path: 'blocks', message: texts.missingLink(link) })),
    ...added.map((link) => ({ path: 'blocks', message: texts.addedLink(link) })),
  ]
}

/** A name, a figure or the address of a site may be the same in both. */
const isSentence = (text: string) => /\p{L}{4}/u.test(text) && /\s/.test(text.trim())

/** Texts that are in English still; the cells of a table may be names of laws and states. */
function untranslated(spanish: unknown, english: unknown, path: string): ContentFault[] {
  if (typeof spanish === 'string')
    return spanish === english && isSentence(spanish)
      ? [{ path, message: contentTexts().spanish.stillEnglish }]
      : []
  if (typeof spanish !== 'object' || spanish === null) return []
  const beside = (typeof english === 'object' ? english : null) as Record<string, unknown> | null
  return Object.entries(spanish).flatMap(([key, inner]) =>
    key === 'rows' ? [] : untranslated(inner, beside?.[key], path === '' ? key : `${path}.${key}`),
  )
}

const wordsOf = ({ title, description, blocks, quiz }: ArticleContent) => ({
  title,
  description,
  blocks,
  quiz,
})

const ROOT: Place = { path: '', key: '', isFixed: false }

/** The faults of an article in Spanish beside its English. */
export function spanishArticleFaults(spanish: ArticleContent, english: ArticleContent): ContentFault[] {
  return [
    ...articleDifferences(spanish, english, ROOT),
    ...linkFaults(spanish, english),
    ...untranslated(wordsOf(spanish), wordsOf(english), ''),
    ...easeFaults(runningText(spanish.blocks), 'blocks'),
  ]
}

const pageCodes = inWords('id,kind,plan,state,link,url')
const pageDifferences = differencesBy({
  isWords: (key) => !pageCodes.has(key),
  free: new Set(['about']),
  fixed: new Set(),
  factsIn: (text) => text.match(/https?:\S+|\$[\d,]+|\d[\d,.-]*\d%?/g) ?? [],
})

/** The faults of a page in Spanish, such as the foundation's or the partner offers, beside its English. */
export function spanishPageFaults(spanish: object, english: object): ContentFault[] {
  const sentences = textsOf(spanish).filter((text) => text.includes(' '))
  return [...pageDifferences(spanish, english, ROOT), ...easeFaults(sentences.join('\n'), '')]
}
