import type { Words } from '#engine/language/bilingual.ts'
import type * as En from './messages.ts'

export const glossaryTexts: Words<typeof En.glossaryTexts> = {
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
