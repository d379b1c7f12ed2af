/** In which language the work under way is written: that of a request, or of the person whom a job is about. */
import { AsyncLocalStorage } from 'node:async_hooks'
import { findLanguageBy, type Language } from '#engine/language/bilingual.ts'

type Spoken = {
  language: Language
  /** a screen asks in the language it is drawn in, whatever the person has chosen since */
  isFixed: boolean
}

const spoken = new AsyncLocalStorage<Spoken>()
findLanguageBy(() => spoken.getStore()?.language ?? 'en')

/** Runs `work` in a language: all that it writes for people is in it. */
export const speaking = <Result>(language: Language, work: () => Result): Result =>
  spoken.run({ language, isFixed: true }, work)

/** A text in each language, for where it is asked by the language of what was read. */
export const inEach = <Text>(write: () => Text): Readonly<Record<Language, Text>> => ({
  en: speaking('en', write),
  es: speaking('es', write),
})

/** Runs `work` in the language of a request; `isFixed` where an account has no say in it. */
export const speakingAsAsked = (asked: Spoken, work: () => void): void =>
  spoken.run({ language: asked.language, isFixed: asked.isFixed }, work)

/** The rest of the request is in the language that its person has chosen; null where they have not. */
export function speakAs(chosen: Language | null): void {
  const now = spoken.getStore()
  if (now !== undefined && !now.isFixed && chosen !== null) now.language = chosen
}
