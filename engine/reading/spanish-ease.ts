/**
 * The Szigriszt-Pazos index of a Spanish text: 206.835 - 62.3 x syllables per word - words per sentence
 * (Szigriszt Pazos, 1993). On Barrio-Cantalejo's INFLESZ scale (2008) 55 to 65 is normal, 65 to 80 fairly easy.
 * Syllables are vowels and diphthongs: two strong vowels, or an accented weak one beside a strong one, are two.
 * Example: "El gato duerme en la cama." has 6 words, 1 sentence, 9 syllables: 107.4.
 */

const NUCLEUS = /[íú]|[iuü]?[aeoáéó](?:[iuy](?![aeoáéó]))?|[iuü]+(?:y(?![aeoáéó]))?|y(?![aeoáéóíúiu])/g

/** Syllables of one Spanish word, at least 1. Silent: the "u" of "que", "qui", "gue" and "gui", and "h" between vowels. */
export function countSpanishSyllables(word: string): number {
  const letters = word
    .normalize('NFC')
    .toLowerCase()
    .replace(/[^a-záéíóúüñ]/g, '')
    .replace(/(?<=[qg])u(?=[eiéí])/g, '')
    .replaceAll('h', '')
  return Math.max(1, letters.match(NUCLEUS)?.length ?? 0)
}

/** The ease of a text, higher is easier; a line break ends a sentence. 100 for a text without words. */
export function spanishEase(text: string): number {
  const sentences = text
    .split(/(?<=[.!?:])\s+|\n+/)
    .map((sentence) => sentence.match(/[\p{L}\d$%][\p{L}\d$%.,-]*/gu) ?? [])
    .filter((words) => words.length > 0)
  const words = sentences.flat()
  if (words.length === 0) return 100
  const syllables = words.reduce((sum, word) => sum + countSpanishSyllables(word), 0)
  return 206.835 - 62.3 * (syllables / words.length) - words.length / sentences.length
}
