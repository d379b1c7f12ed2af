/** What stands around the words of the glossary, in the languages that it can be read in. */
import type { Language } from '#contracts/language.ts'

type GlossaryTexts = {
  /** as search engines show it */
  head: { title: string; description: string }
  back: string
  title: string
  lead: string
  search: string
  letters: string
  toLetters: string
  none: string
  count: (terms: number) => string
  written: (date: string) => string
  /** before the word that stands for it on papers in the United States */
  inEnglish: string
}

const english: GlossaryTexts = {
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
  count: (terms) => (terms === 1 ? '1 word' : `${terms} words`),
  written: (date) => `Written on ${date}.`,
  inEnglish: 'In English:',
}

const spanish: GlossaryTexts = {
  head: {
    title: 'Glosario de palabras sobre el dinero, Jubilee',
    description:
      'Qué quieren decir las palabras de un estado de cuenta, un préstamo o la carta de un cobrador, con palabras simples y con su nombre en inglés.',
  },
  back: 'Educación financiera',
  title: 'Palabras sobre el dinero, en español sencillo',
  lead: 'Qué quieren decir las palabras de un estado de cuenta, un préstamo o una carta. Debajo de cada una está su nombre en inglés, como lo verá en sus papeles.',
  search: 'Busque una palabra, en español o en inglés',
  letters: 'Letras',
  toLetters: 'Volver a las letras',
  none: 'Esa palabra todavía no está aquí. Pruebe con una más corta.',
  count: (terms) => (terms === 1 ? '1 palabra' : `${terms} palabras`),
  written: (date) => `Escrito el ${date}.`,
  inEnglish: 'En inglés:',
}

export const glossaryTexts: Record<Language, GlossaryTexts> = { en: english, es: spanish }
