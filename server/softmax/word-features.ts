/** What a model of texts looks at: words without their endings, pairs of them, and pieces of words. */

/** The word without its ending; words of one family meet, which is all that is asked of it. */
export function stem(word: string): string {
  if (word.length <= 3) return word
  return word
    .replace(/ies$/, 'y')
    .replace(/(ss|sh|ch|x)es$/, '$1')
    .replace(/([^su])s$/, '$1')
    .replace(/(?<=\w{3})(?:ing|edly|ed|ly)$/, '')
    .replace(/([bdglmnprt])\1$/, '$1')
    .replace(/(?<=\w{3})e$/, '')
}

const PIECE = 4

/**
 * Pieces of four letters, the word's two ends marked, so that a misspelt word still shares most of itself with the
 * right one. Example: 'loans' is '#<loa', '#loan', '#oans' and '#ans>'.
 */
function piecesOf(word: string): string[] {
  if (word.length < PIECE) return []
  const marked = `<${word}>`
  return Array.from({ length: marked.length - PIECE + 1 }, (_, at) => `#${marked.slice(at, at + PIECE)}`)
}

/**
 * Features of words in their order, with repeats. Example: "pay it off" has its words, 'pay_it' and 'it_off',
 * 'pay__off' with a gap, and how it begins and ends: '^_pay', '^_pay_it' and 'off_$'.
 */
export function wordFeatures(written: readonly string[]): string[] {
  const words = written.map(stem)
  const [first = '', second = '$'] = words
  return [
    ...words,
    ...words.slice(1).map((word, at) => `${words[at]}_${word}`),
    ...words.slice(2).map((word, at) => `${words[at]}__${word}`),
    `^_${first}`,
    `^_${first}_${second}`,
    `${words.at(-1) ?? ''}_$`,
    ...written.flatMap(piecesOf),
  ]
}

/** Whether a feature is a whole word. */
export function isWord(feature: string): boolean {
  return !/[_#~]/.test(feature)
}
