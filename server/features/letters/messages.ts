import { bilingual } from '#engine/language/bilingual.ts'
import { spanish } from './messages.es.ts'

const english = {
  future: 'Choose today or a day before it.',
  receivedBeforeSent: 'Choose the day you sent it, or a day after it.',
  addedBeforeSent: 'Choose the day you sent the letter, or a day after it.',
  beforeServed: 'Choose the day you got the papers, or a day after it.',
  answerByTooLate: 'This is more than a year after you got the papers. Look at the paper again.',
  missingPaper: 'We cannot find this paper. It may have been removed.',
  tooManyPapers: (most: number) =>
    `A case can have up to ${most} papers. Remove one to add another. Nothing was saved.`,
  papersTooLarge: (megabytes: number) =>
    `The papers of all your cases can have up to ${megabytes} MB. Remove one to add another. Nothing was saved.`,
  lawyerNotNamed: 'Enter the name and address of your lawyer.',
  notInTypeface: (characters: string) =>
    `The PDF cannot show these characters: ${characters}. Your letter is as it was. Copy it or download it as text, or write them another way.`,
  paperRemoved: 'The paper was removed.',
}

export type English = typeof english
export const letterTexts = bilingual(english, spanish)
