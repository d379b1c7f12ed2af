/** Texts of every form; those of one form are with its feature. */

/** Above and in the error that is about a whole form, where the server had no sentence. */
export const notSaved = {
  title: 'This could not be saved.',
  text: 'Check your connection, then try again. What you typed is still here.',
}

/** The rule that an amount or a rate breaks, said of its field: 'Balance must be 0 or more.' */
export const ruleSentences = {
  zeroOrMore: (name: string) => `${name} must be 0 or more.`,
  aboveZero: (name: string) => `${name} must be more than 0.`,
  atMost: (name: string, most: string) => `${name} must be ${most} or less.`,
  decimals: (name: string, most: number) =>
    `${name} can have at most ${most === 2 ? 'two' : 'four'} digits after the point.`,
}
