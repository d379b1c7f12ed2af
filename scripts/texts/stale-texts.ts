import type { TextLeaf } from './text-leaves.ts'
import { byKey } from './text-modules.ts'

type Sides = { before: readonly TextLeaf[]; now: readonly TextLeaf[] }
type StaleText = { key: string; was: string; now: string; spanish: string }

/** English texts that changed while the Spanish of the same key did not. What is new has its Spanish from the start. */
export function staleTexts({ english, spanish }: { english: Sides; spanish: Sides }): StaleText[] {
  const [was, spanishWas, spanishNow] = [byKey(english.before), byKey(spanish.before), byKey(spanish.now)]
  return [...byKey(english.now)].flatMap(([key, now]) => {
    const old = was.get(key)
    const words = spanishNow.get(key)
    const isStale = old !== undefined && old !== now && words !== undefined && words === spanishWas.get(key)
    return isStale ? [{ key, was: old, now, spanish: words }] : []
  })
}
