/**
 * Screens that an answer names are links to them: the built-in coach writes their names as the menu has them.
 * Example: 'There is a free letter for this on Letters.' is three pieces, and the middle one leads to /letters.
 */
import { paths } from '#web/paths.ts'

export type ScreenPiece = { text: string; to: string | null }

const screens: Readonly<Record<string, string>> = {
  'My Debts': paths.debtTracker,
  Letters: paths.letters,
}

// "Letters" is a word of its own at the start of a sentence; the screen is something you are on, or open.
const NAMED = /(?<=\b(?:on|open|Open) )(?:My Debts|Letters)\b/g

/** A sentence in pieces; those that name a screen carry its path. */
export function screenPieces(sentence: string): ScreenPiece[] {
  const pieces: ScreenPiece[] = []
  let done = 0
  for (const { 0: name, index } of sentence.matchAll(NAMED)) {
    if (index > done) pieces.push({ text: sentence.slice(done, index), to: null })
    pieces.push({ text: name, to: screens[name] ?? null })
    done = index + name.length
  }
  if (done < sentence.length) pieces.push({ text: sentence.slice(done), to: null })
  return pieces
}
