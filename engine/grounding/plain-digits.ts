/**
 * Texts in one spelling, so that a number cannot hide: compatibility forms unfolded (full-width, circled, superscript,
 * Roman signs, fractions), digits of every script as 0 to 9, invisible characters removed, odd spaces and dashes plain.
 * Example: '４,１２０' and '٤,١٢٠' are both '4,120'.
 */

/** The first digit of each run of ten in Unicode's class Nd that NFKC leaves alone (Unicode 16, UnicodeData.txt). */
const ZEROS = [
  0x660, 0x6f0, 0x7c0, 0x966, 0x9e6, 0xa66, 0xae6, 0xb66, 0xbe6, 0xc66, 0xce6, 0xd66, 0xde6, 0xe50, 0xed0,
  0xf20, 0x1040, 0x1090, 0x17e0, 0x1810, 0x1946, 0x19d0, 0x1a80, 0x1a90, 0x1b50, 0x1bb0, 0x1c40, 0x1c50,
  0xa620, 0xa8d0, 0xa900, 0xa9d0, 0xa9f0, 0xaa50, 0xabf0, 0x104a0, 0x10d30, 0x10d40, 0x11066, 0x110f0,
  0x11136, 0x111d0, 0x112f0, 0x11450, 0x114d0, 0x11650, 0x116c0, 0x116d0, 0x11730, 0x118e0, 0x11950, 0x11bf0,
  0x11c50, 0x11d50, 0x11da0, 0x11f50, 0x16130, 0x16a60, 0x16ac0, 0x16b50, 0x16d70, 0x1ccf0, 0x1e140, 0x1e2f0,
  0x1e4f0, 0x1e5f1, 0x1e950,
]

function asciiDigit(character: string): string {
  const code = character.codePointAt(0) ?? 0
  const zero = ZEROS.find((first) => code >= first && code < first + 10)
  return zero === undefined ? character : String(code - zero)
}

/** The text in one spelling. */
export function plainDigits(text: string): string {
  return text
    .normalize('NFKC')
    .replaceAll(/[\p{Cf}\u034F\u20E3\uFE00-\uFE0F]/gu, '')
    .replaceAll(/\p{Nd}/gu, asciiDigit)
    .replaceAll(/[\u066C\u2019\u02BC]/g, "'")
    .replaceAll('\u066B', '.')
    .replaceAll('\u066A', '%')
    .replaceAll(/[\u2010-\u2015\u2212]/g, '-')
    .replaceAll('\u2044', '/')
    .replaceAll(/\p{Zs}/gu, ' ')
}
