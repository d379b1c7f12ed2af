/** The languages that people read Jubilee in: English everywhere, Spanish in the coach and the library. */
import * as z from 'zod/mini'

export const languages = ['en', 'es'] as const
export type Language = (typeof languages)[number]

export const language = z.enum(languages)

/** The language that an address names (`?lang=es`): English where it names none that we have. */
export const languageOf = (lang: string | null | undefined): Language =>
  languages.find((one) => one === lang) ?? 'en'
