/** The language that somebody reads Jubilee in, as it is sent and kept. */
import * as z from 'zod/mini'
import { languages } from '#engine/language/bilingual.ts'

export { languages } from '#engine/language/bilingual.ts'

export const language = z.enum(languages)
export type Language = z.infer<typeof language>

/** The language that an address names (`?lang=es`): English where it names none that we have. */
export const languageOf = (lang: string | null | undefined): Language =>
  languages.find((one) => one === lang) ?? 'en'
