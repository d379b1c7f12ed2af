/**
 * The languages that people read Jubilee in, and how a text is found in the one of the moment.
 *
 * Texts stand in message modules: `messages.ts` in English, `messages.es.ts` beside it in Spanish. A build of the web
 * holds one language: there `messages.ts` means its Spanish neighbor. What the server says too (in engine, contracts and
 * server) is joined with `bilingual`, and a build of the web keeps its own half (decision 083).
 */

export const languages = ['en', 'es'] as const
export type Language = (typeof languages)[number]

/**
 * The texts of a module in another language: the same keys and the same parameters, any words.
 * `export const goalToasts: Words<typeof En.goalToasts> = …` does not compile while a key is missing.
 */
export type Words<Texts> = Texts extends string
  ? string
  : Texts extends (...given: infer Given) => infer Made
    ? (...given: Given) => Words<Made>
    : Texts extends object
      ? { readonly [Key in keyof Texts]: Words<Texts[Key]> }
      : Texts

let find: () => Language = () => 'en'

/** The server names how the language of the request, or of the person that a job is about, is found. */
export function findLanguageBy(finder: () => Language): void {
  find = finder
}

/** On the server the language of the person who will read what is written now; English where nobody is known. */
export const currentLanguage = (): Language => find()

/**
 * Texts in the language of the moment: `const texts = bilingual(english, spanish)`, then `texts().saved`. Ask where a
 * text is needed, not where a module is loaded.
 */
export const bilingual =
  <Texts>(english: Texts, spanish: Words<Texts>) =>
  (): Words<Texts> =>
    currentLanguage() === 'es' ? spanish : (english as Words<Texts>)
