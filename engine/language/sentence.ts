/**
 * A sentence for a person that is not worded yet: which text it is, and what goes into it. What is refused travels so
 * from a rule to the edge, where the answer is written in the language of whoever reads it (decision 086).
 * Example: `sentence(billingTexts, 'hasPlan')` is the code `has_plan`; `words()` is 'You have a plan already.'
 */

/** What goes into a text, as it stands in the answer: a count, a name, an amount as it is written. */
export type Parameter = string | number | boolean | null

export type Sentence = {
  /** the key of the text in snake case, for programs; null for what only an operator reads */
  readonly code: string | null
  readonly parameters: readonly Parameter[]
  /** the sentence in the language of the moment */
  readonly words: () => string
}

type Making = (...given: never[]) => string
/** The keys of `Texts` that are a sentence, or make one of parameters. */
type KeyOf<Texts> = {
  [Key in keyof Texts]: Texts[Key] extends string | Making ? Key : never
}[keyof Texts] &
  string
type ParametersOf<Text> = Text extends (...given: infer Given) => string ? Given : []

const inSnakeCase = (key: string) => key.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)

/** The sentence that stands at `key` of `texts`, which is asked when the words are. */
export function sentence<Texts, Key extends KeyOf<Texts>>(
  texts: () => Texts,
  key: Key,
  ...parameters: ParametersOf<Texts[Key]>
): Sentence {
  return {
    code: inSnakeCase(key),
    parameters: parameters as readonly Parameter[],
    words: () => {
      const text = texts()[key] as string | ((...given: unknown[]) => string)
      return typeof text === 'string' ? text : text(...parameters)
    },
  }
}

/** Two sentences, one after the other; the code is that of the first. */
export const joined = (first: Sentence, second: Sentence): Sentence => ({
  ...first,
  words: () => `${first.words()} ${second.words()}`,
})

/** A sentence without a code: one for operators and other programs, in English, or one that was worded before. */
export const uncoded = (words: string): Sentence => ({
  code: null,
  parameters: [],
  words: () => words,
})
