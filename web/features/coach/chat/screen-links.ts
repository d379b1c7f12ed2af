/**
 * Turns screen names in an answer into links: the built-in coach uses the names of the menu.
 * Example: 'There is a free letter for this on Letters.' has three pieces; the middle one links to /letters.
 */
import { cutText } from '#web/format/cut-text.ts'
import { paths } from '#web/paths.ts'

export type ScreenPiece = { text: string; to: string | null }

const screens: Readonly<Record<string, string>> = {
  'My Debts': paths.debtTracker,
  Letters: paths.letters,
  'Every Way Out': paths.waysOut,
  'Mis deudas': paths.debtTracker,
  Cartas: paths.letters,
  'Todas las salidas': paths.waysOut,
}

// "Letters" can also be a plain noun; the screen's name follows "on" or "open", in Spanish "en" or "abra".
const NAMED =
  /(?<=\b(?:on|open|Open) )(?:My Debts|Letters|Every Way Out)\b|(?<=\b(?:en|abra|Abra) )(?:Mis deudas|Cartas|Todas las salidas)\b/g

/** A sentence in pieces; screen names carry their path. */
export function screenPieces(sentence: string): ScreenPiece[] {
  return cutText<ScreenPiece>(sentence, NAMED, {
    plain: (text) => ({ text, to: null }),
    marked: ([name]) => ({ text: name, to: screens[name] ?? null }),
  })
}
