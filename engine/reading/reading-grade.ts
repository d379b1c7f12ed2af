/**
 * The Flesch-Kincaid grade of a text: 0.39 x words per sentence + 11.8 x syllables per word - 15.59
 * (Kincaid et al., 1975). Grade 8 means that a reader of about fourteen follows it at first reading.
 * Syllables are counted by the usual rule of thumb: groups of vowels, silent endings apart.
 * Example: "The cat sat on the mat." has 6 words, 1 sentence, 6 syllables: grade -1.45.
 */

export type TextCount = { words: number; sentences: number; syllables: number }

/** Syllables of one English word, at least 1. */
export function countSyllables(word: string): number {
  const letters = word.toLowerCase().replace(/[^a-z]/g, '')
  if (letters.length <= 3) return 1
  const spoken = letters
    .replace(/(?:[^laeiouy]es|[^tdaeiouy]ed|[^laeiouy]e)$/, (ending) => ending.charAt(0))
    .replace(/^y/, '')
  const groups = spoken.match(/[aeiouy]+/g)?.length ?? 0
  // "io" and "ia" are two sounds but for the endings -tion, -sion, -cial and their like.
  const split = spoken.match(/(?<![tscg])i[ao]|eo|ua(?!r)/g)?.length ?? 0
  return Math.max(1, groups + split)
}

/** Words, sentences and syllables. A line break ends a sentence; numbers count as one word of one syllable. */
export function countText(text: string): TextCount {
  const sentences = text
    .split(/(?<=[.!?:])\s+|\n+/)
    .map((sentence) => sentence.match(/[A-Za-z0-9$%][A-Za-z0-9$%'’.,-]*/g) ?? [])
    .filter((words) => words.length > 0)
  const words = sentences.flat()
  const syllables = words.reduce((sum, word) => sum + countSyllables(word), 0)
  return { words: words.length, sentences: sentences.length, syllables }
}

/** The grade of a text; 0 for a text without words. */
export function readingGrade(text: string): number {
  const { words, sentences, syllables } = countText(text)
  if (words === 0) return 0
  return 0.39 * (words / sentences) + 11.8 * (syllables / words) - 15.59
}

/** Every text inside a value read from JSON, one a line; keys are not texts. */
export function textsOf(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  if (Array.isArray(value)) return value.flatMap(textsOf)
  if (typeof value === 'object' && value !== null) return Object.values(value).flatMap(textsOf)
  return []
}
