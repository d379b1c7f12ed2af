/** The words an answer may be made of: those of the library and of our own answers. What is made of others is no English about money. */
import questions from '#content/coach/questions.json' with { type: 'json' }
import { openLibrary } from '#server/features/library/articles.queries.ts'
import { plainWords } from './plain-words.content.ts'

const wordsIn = (text: string) => text.toLowerCase().match(/[a-z]+/g) ?? []

let known: { library: unknown; words: ReadonlySet<string> } | null = null

function openWords(): ReadonlySet<string> {
  const library = openLibrary()
  if (known?.library === library) return known.words
  const words = new Set([
    ...wordsIn(plainWords),
    ...wordsIn(JSON.stringify(library.map(({ title, blocks }) => [title, blocks]))),
    ...questions.intents.flatMap(({ phrases }) => phrases.flatMap(wordsIn)),
  ])
  known = { library, words }
  return words
}

const ENDINGS = ['s', 'es', 'd', 'ed', 'ing', 'ly', 'er', 'est', 'n']

/** Whether it is one of them, or one of them with an ending. */
export function isKnownWord(word: string): boolean {
  const words = openWords()
  const small = word.toLowerCase()
  if (words.has(small)) return true
  return ENDINGS.some((ending) => {
    if (!small.endsWith(ending) || small.length - ending.length < 3) return false
    const stem = small.slice(0, -ending.length)
    return (
      words.has(stem) ||
      words.has(`${stem}e`) ||
      words.has(`${stem.slice(0, -1)}y`) ||
      words.has(stem.replace(/(.)\1$/, '$1'))
    )
  })
}
