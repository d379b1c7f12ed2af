/** Texts around the terms and the privacy policy. The documents are content. */
export const legalTexts = {
  /** above a translation; nothing above the English itself */
  englishCounts: '',
  inForce: (date: string) => `In force from <date>${date}</date>`,
  contents: 'On this page',
  noContact: 'There is no public contact address yet. It will be here before Jubilee opens to the public.',
}
