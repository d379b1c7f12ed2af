/** What the content desk says to those who write: what stands in the way of publishing, and refusals. */
import { bilingual } from '#engine/language/bilingual.ts'
import { spanish } from './messages.es.ts'

const english = {
  savedSince: 'Somebody else saved this draft since. Yours was not saved, and stays on your screen.',
  changedSince: 'Somebody else saved this draft since. Nothing was published. Load it again.',
  badCharacter: 'This holds a character that cannot be stored.',
  noDraft: 'There is no draft. Nothing was changed.',
  noDraftToPublish: 'There is no draft to publish. Nothing was changed.',
  draftGone: 'The draft is gone. What people read stays as it was.',
  noLongerPasses: (version: number, fault: string) =>
    `Version ${version} does not pass today’s checks any more: ${fault} Nothing was changed.`,
  shippedWith: 'What the program ships with.',
  untitled: 'An article without a title',
  partnerOffers: 'Partner offers',
  foundationPage: 'The foundation’s page',
  idStays: (id: string) => `The id of this article is ${id}. It stays.`,
  pages: {
    sampleLink: 'A sample has no link.',
    sampleName: 'The name of a sample begins with “Sample”.',
    realLink: 'A real offer needs a link.',
    sameId: (id: string) => `Two offers have the id ${id}.`,
    halfClaim: 'A figure is shown with its year and its source. Fill in both, or neither.',
    fixed: 'Names, amounts and what other screens say too change with the program. Leave them as they are.',
  },
  texts: {
    html: 'This holds HTML. Write plain text; **bold** and [words](address) are all there is.',
    deadLink: (address: string) => `The link to “${address}” leads nowhere.`,
    tooHard: (grade: string, most: number) =>
      `The text reads at grade ${grade}. It may be ${most} at most: use shorter sentences.`,
    allTooHard: (grade: string, most: number) =>
      `The texts read at grade ${grade}. It may be ${most} at most: use shorter sentences.`,
  },
  spanish: {
    sameInBoth: 'This is the same in both languages. Take it from the English.',
    sameAs: (english: string) => `This is the same in both languages: “${english}”.`,
    asMany: (count: number) => `The English has ${count} of these here. Write as many.`,
    /** figures and links, with a space between */
    otherFigures: (here: string, there: string) =>
      `The English has other figures here: ${there || 'none'}, and not ${here || 'none'}.`,
    missingLink: (address: string) => `The English has a link to “${address}”. It is missing.`,
    addedLink: (address: string) => `The English has no link to “${address}”.`,
    stillEnglish: 'This is still in English.',
    tooHard: (ease: number, least: number) =>
      `The text has an ease of ${ease} on the INFLESZ scale. It needs ${least}: use shorter sentences.`,
  },
  article: {
    length: (words: number, least: number, most: number) =>
      `The text has ${words} words. It needs ${least} to ${most}.`,
    readTime: (words: number, minutes: number, aMinute: number) =>
      `${words} words take ${minutes} minutes at ${aMinute} words a minute.`,
    promises: (words: string) => `“${words}” promises, hurries or blames. Say it in another way.`,
    questions: (count: number) => `An article ends with ${count} questions.`,
    questionMark: 'A question ends with a question mark.',
    choices: 'A question has three choices or more, each different.',
    answer: 'This is the place of the right choice, 0 for the first.',
    because: 'Say why it is right, in a sentence.',
    sources: (least: number) => `Name ${least} sources or more.`,
    official: 'A source is an official one: its address ends in .gov.',
    noSource: (figure: string) =>
      `${figure} has no source. Name it under figures, or work it out in an example.`,
    rowSource: (row: string) => `The row “${row}” has figures. Link a page of the government in it.`,
    notInText: (figure: string) => `${figure} does not stand in the text any more.`,
    notAmongSources: (figure: string) => `The source of ${figure} is not among the sources.`,
    noPicture: 'There is no such picture. Use one of the library.',
  },
}

export type English = typeof english
export const contentTexts = bilingual(english, spanish)
