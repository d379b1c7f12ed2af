import type { Language } from '#engine/language/bilingual.ts'

/** The language that these screens are not in, as its readers call it. */
export const otherLanguage: { value: Language; name: string } = { value: 'es', name: 'Español' }

/** Each as its readers call it. */
export const languageNames: Readonly<Record<Language, string>> = { en: 'English', es: 'Español' }

/** Above a text in a language that stands behind its English. */
export const translationTexts = {
  older: (day: string) => `The English text changed on ${day}. Some figures here may be from before.`,
  withheld: (day: string) =>
    `The English text changed on ${day}, and this one is being updated. Until then it is in English.`,
  readEnglish: 'Read it in English',
}

export const languageTexts = {
  failed: {
    title: 'The language could not be saved.',
    description: 'Check your connection, then try again. Nothing else was changed.',
  },
}
