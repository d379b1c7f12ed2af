/** Text as the standard fonts of a PDF can draw it, for papers that we write ourselves. */

/** Characters that the fonts of every reader have (WinAnsi), and line ends. */
const UNPRINTABLE = /[^\n\u0020-\u007e\u00a0-\u00ff\u2013\u2014\u2018-\u201d\u2022\u2026\u20ac]/gu

/** Letters that do not come apart into a plain letter and its mark. */
const plainLetters: Record<string, string> = { Ł: 'L', ł: 'l', Đ: 'D', đ: 'd', ı: 'i' }

/** Without its marks, where the fonts have no such letter: a name stays one that its owner knows. */
const plainLetter = (letter: string) =>
  plainLetters[letter] ??
  (letter.normalize('NFD').replaceAll(/\p{M}/gu, '').replaceAll(UNPRINTABLE, '') || '?')

/** 'José' stays, 'Nguyễn' becomes 'Nguyen', and each letter of another script a question mark. */
export const printable = (text: string): string => text.normalize('NFC').replaceAll(UNPRINTABLE, plainLetter)
