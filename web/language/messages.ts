import type { Language } from '#engine/language/bilingual.ts'

/** The language that these screens are not in, as its readers call it. */
export const otherLanguage: { value: Language; name: string } = { value: 'es', name: 'Español' }

/** Each as its readers call it. */
export const languageNames: Readonly<Record<Language, string>> = { en: 'English', es: 'Español' }

export const languageTexts = {
  failed: {
    title: 'The language could not be saved.',
    description: 'Check your connection, then try again. Nothing else was changed.',
  },
}
