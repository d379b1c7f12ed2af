/** The language that somebody reads Jubilee in, as it is sent and kept. */
import * as z from 'zod/mini'
import { day } from './amounts.ts'
import { languages } from '#engine/language/bilingual.ts'

export { languages } from '#engine/language/bilingual.ts'

export const language = z.enum(languages)
export type Language = z.infer<typeof language>

/**
 * What a reader of Spanish is told above a text whose English was changed after it: `older`, it is read all the same;
 * `withheld`, the English stands in its place until it is brought up to date. Null where there is nothing to tell.
 */
export const translation = z.nullable(
  z.object({ state: z.enum(['older', 'withheld']), englishChangedOn: day }),
)
export type Translation = z.output<typeof translation>

/** What a text is written in, and what it can be read in: of a published page, beside its words. */
export const writtenIn = { language, languages: z.array(language), translation }
export type WrittenIn = { language: Language; languages: Language[]; translation: Translation }

/** The language that an address names (`?lang=es`): English where it names none that we have. */
export const languageOf = (lang: string | null | undefined): Language =>
  languages.find((one) => one === lang) ?? 'en'
