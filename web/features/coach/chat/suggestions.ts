import suggestions from '#content/coach/suggestions.json' with { type: 'json' }
import { LANGUAGE } from '#web/format/messages.ts'

/** More would not fit above the input. */
const SHOWN = 3

/** Questions to start with; another set for a person who owes nothing (spec 4). */
export function suggestionsFor(isDebtFree: boolean, language = LANGUAGE): readonly string[] {
  const { withDebt, withoutDebt } = suggestions[language]
  return (isDebtFree ? withoutDebt : withDebt).slice(0, SHOWN)
}
