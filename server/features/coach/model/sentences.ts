/** Sentences out of words that come bit by bit. */

/** A full stop, question or exclamation mark with space after it, or a new line; what follows may still grow. */
const END = /[.!?…]+["”')]*(?=\s)\s*|\n+/g

/** The whole sentences at the beginning of `text`, each with the space after it, and what is left. */
export function takeSentences(text: string): { whole: string[]; rest: string } {
  const whole: string[] = []
  let from = 0
  for (const match of text.matchAll(END)) {
    const to = match.index + match[0].length
    // More space may come, and belongs to this sentence.
    if (to === text.length) break
    whole.push(text.slice(from, to))
    from = to
  }
  return { whole, rest: text.slice(from) }
}
