/** What stands beside a text: its reading time, and the button that prints it. */
export const readingTexts = { minutes: (minutes: number) => `${minutes} min read`, print: 'Print' }
