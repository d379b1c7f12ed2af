/** What stands around the words of the glossary. */
export const glossaryTexts = {
  head: {
    title: 'Glossary, Jubilee',
    description: 'What the words on a statement, a loan or a letter from a collector mean, in plain words.',
  },
  back: 'Financial Education',
  title: 'Words about money, in plain words',
  lead: 'What the words on a statement, a loan or a letter mean. Articles lead here when they use one.',
  search: 'Search the words',
  letters: 'Letters',
  toLetters: 'Back to the letters',
  none: 'No word like that is here yet. Try a shorter one.',
  count: (terms: number) => (terms === 1 ? '1 word' : `${terms} words`),
  written: (date: string) => `Written on ${date}.`,
  /** before the word that stands for it on papers in the United States */
  inEnglish: 'In English:',
}
