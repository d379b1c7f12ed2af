/** Facts in the language of the person who asks: their labels and the few words beside a number. */
import spanish from '#content/coach/labels.es.json' with { type: 'json' }
import type { Language } from '#contracts/language.ts'
import { formatMonthYear } from '#engine/money/format.ts'
import { speaking } from '#server/language/language.ts'
import { factTexts } from './fact-messages.ts'

const spanishOf = new Map(Object.entries(spanish.labels))

/** A label or a word of a fact. RangeError where the Spanish of it is missing: nothing is shown in two languages. */
export function inLanguage(words: string, language: Language): string {
  if (language === 'en') return words
  const found = spanishOf.get(words)
  if (found === undefined) throw new RangeError(`"${words}" has no Spanish in content/coach/labels.es.json`)
  return found
}

/** The start of a label or the name of a source: ours in Spanish where there is one, a name of the person's own as it is. */
export function nameInLanguage(name: string, language: Language): string {
  return language === 'en' ? name : (spanishOf.get(name) ?? name)
}

/** A month of the calendar (an index): 'March 2029', 'marzo de 2029'. */
export const monthInLanguage = (index: number, language: Language): string =>
  speaking(language, () => formatMonthYear(index))

/** A sentence of facts, in the language in which they are said: that of the question, not always the reader's. */
export const inWords = (
  { language = 'en' }: { language?: Language },
  write: (texts: ReturnType<typeof factTexts>) => string,
): string => speaking(language, () => write(factTexts()))

const AND = { en: 'and', es: 'y' } as const

/** Names in a sentence: 'Visa', 'Visa and Store card', 'Visa, Store card and Car loan'. */
export function listed(names: readonly string[], language: Language = 'en'): string {
  if (names.length < 2) return names[0] ?? ''
  return `${names.slice(0, -1).join(', ')} ${AND[language]} ${names.at(-1)}`
}
