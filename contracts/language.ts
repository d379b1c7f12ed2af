/** The languages that people read Jubilee in: English everywhere, Spanish in the coach and the library. */
import * as z from 'zod/mini'

export const languages = ['en', 'es'] as const
export type Language = (typeof languages)[number]

export const language = z.enum(languages)
