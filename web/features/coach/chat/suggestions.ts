import suggestions from '#content/coach/suggestions.json' with { type: 'json' }

/** More would not fit above the input. */
const SHOWN = 3

/** Questions to start with; another set for a person who owes nothing (spec 4). */
export function suggestionsFor(isDebtFree: boolean): readonly string[] {
  return (isDebtFree ? suggestions.withoutDebt : suggestions.withDebt).slice(0, SHOWN)
}
