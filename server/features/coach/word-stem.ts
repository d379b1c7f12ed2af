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
