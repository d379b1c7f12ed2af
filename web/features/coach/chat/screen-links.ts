/**
 * Screens that an answer names are links to them: the built-in coach writes their names as the menu has them.
 * Example: 'There is a free letter for this on Letters.' is three pieces, and the middle one leads to /letters.
 */
import { cutText } from '#web/format/cut-text.ts'
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
  return cutText<ScreenPiece>(sentence, NAMED, {
    plain: (text) => ({ text, to: null }),
    marked: ([name]) => ({ text: name, to: screens[name] ?? null }),
  })
}
