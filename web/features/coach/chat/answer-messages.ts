/** Around the pieces of an answer, in its language. */
export const blockTexts = {
  en: {
    understood: (text: string) => `You ask about: ${text}`,
    notMeant: 'Not what you meant?',
    passage: 'From the library',
    now: (value: string) => `now ${value}`,
    from: (sources: string) => `From ${sources}`,
    source: 'Read it at the source:',
    readOn: (day: string) => `read on ${day}`,
  },
  es: {
    understood: (text: string) => `Usted pregunta: ${text}`,
    notMeant: '¿No es lo que quiso decir?',
    passage: 'De la biblioteca',
    now: (value: string) => `ahora ${value}`,
    from: (sources: string) => `De ${sources}`,
    source: 'Léalo en la fuente:',
    readOn: (day: string) => `leído el ${day}`,
  },
}
