/** Whether a text repeats another word for word: how an answer that recites its instructions is known. */

const RUN_OF_WORDS = 7

const wordsOf = (text: string) => text.toLowerCase().match(/[a-z0-9]+/g) ?? []

function runsOf(text: string): string[] {
  const words = wordsOf(text)
  return words
    .slice(0, Math.max(0, words.length - RUN_OF_WORDS + 1))
    .map((_, place) => words.slice(place, place + RUN_OF_WORDS).join(' '))
}

let known: { of: string; runs: Set<string> } | null = null

/** Seven words in a row are a recital. */
export function isSaidElsewhere(text: string, source: string): boolean {
  if (known?.of !== source) known = { of: source, runs: new Set(runsOf(source)) }
  return runsOf(text).some((run) => known?.runs.has(run))
}
