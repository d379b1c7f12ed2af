/**
 * Finds the goal that a free text is about: the one whose title shares the most distinctive words with it.
 * Example: 'fix the roof before winter' is 'New roof'; 'Become debt-free and build wealth' is none of them.
 */

/** Common words, English and Spanish, that do not distinguish one goal from another. */
const TELLS_NOTHING = new Set(
  `about after again before become build debt every finally free from fund goal have into keep make money month more
   need paid save saved saving savings some start that their them this toward until want wealth week with year years
   your ahorrar ahorro algo antes cada comprar cuando desde deuda deudas dinero fondo hacer hasta junta juntar libre llegar
   menos meta metas mientras para pagar pago poder poner porque queremos quiero sobre tener todo todos vida`.split(
    /\s+/,
  ),
)

const SHORTEST_WORD = 4

/** Distinctive words in lower case, plural endings cut: 'Winter coats' is winter, coat. */
function tellingWords(text: string): Set<string> {
  const words = text.toLowerCase().split(/[^\p{L}]+/u)
  return new Set(
    words
      .filter((word) => word.length >= SHORTEST_WORD && !TELLS_NOTHING.has(word))
      .map((word) => (word.endsWith('s') && !word.endsWith('ss') ? word.slice(0, -1) : word)),
  )
}

/** The goal the text is about, the first of equals; null where it shares no distinctive word with any title. */
export function matchGoal<T extends { title: string }>(text: string, goals: readonly T[]): T | null {
  const said = tellingWords(text)
  let best: { goal: T; words: number } | null = null
  for (const goal of goals) {
    const words = [...tellingWords(goal.title)].filter((word) => said.has(word)).length
    if (words > (best?.words ?? 0)) best = { goal, words }
  }
  return best?.goal ?? null
}
