import glossary from '#content/glossary/glossary.json' with { type: 'json' }

export type Term = {
  /** its place in the address, the same in every language */
  slug: string
  term: string
  meaning: string
  /** its name on papers in the United States, where the term itself does not say it */
  english: string | null
}

/** The day the words were written or last looked through. */
export const { writtenOn } = glossary

/** In the order of the alphabet. */
export const terms: readonly Term[] = glossary.terms.map((term) => ({ ...term, english: null }))
