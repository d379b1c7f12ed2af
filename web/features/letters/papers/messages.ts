/** The texts of the papers of a case, and of the case on paper. */
import { MAX_PAPERS } from '#contracts/money/cases/case-papers.ts'

export const paperTexts = {
  title: 'Papers',
  none: 'No papers yet. Keep what came, what you sent, and proof that you sent it.',
  full: `This case has ${MAX_PAPERS} papers. Remove one to add another.`,
  add: 'Add a paper',
  kind: 'What it is',
  file: 'File',
  fileHint: 'A PDF, or a photo as JPEG or PNG, up to 10 MB. We keep it sealed.',
  keep: 'Keep paper',
  download: 'Download',
  remove: 'Remove',
  removeTitle: (name: string) => `Remove ${name}?`,
  removeText: 'It is gone from this case for good. Keep your own copy.',
  removeLabel: 'Remove paper',
  kept: (name: string) => ({ title: `Paper kept: ${name}` }),
  removed: (name: string) => ({ title: `Paper removed: ${name}` }),
  removeFailed: {
    title: 'The paper could not be removed.',
    description: 'It is still with your case. Please try again.',
  },
}

export const paperErrors = {
  missing: 'Choose a file first.',
  empty: 'This file is empty. Choose it again, or another one.',
  wrongType: 'This is not a PDF, a JPEG or a PNG. Save it as one of these, or take a photo of it.',
  tooLarge: 'This file is larger than 10 MB. Send a smaller scan or photo.',
  unreachable: 'The paper could not be sent. Check your connection, then try again.',
  notRead: 'The paper could not be opened. Please try again.',
}

export const paperKindLabels = {
  received: 'It came to me',
  sent: 'I sent it',
  proof: 'Proof: a stamp or a receipt',
  other: 'Something else',
} as const

type PaperLine = { name: string; kind: string; size: string; addedOn: string }

export const sheetTexts = {
  print: 'Print the whole case',
  title: 'Case record',
  printed: 'Printed on',
  kind: 'Kind',
  against: 'Other side',
  about: 'Account, or court and case number',
  stands: 'How it stands',
  day: 'The day that counts',
  rule: 'The rule',
  dates: 'Dates',
  cameHow: 'How the court papers came',
  entered: 'Entered in Jubilee',
  sent: 'What was sent',
  nothingSent: 'Nothing is recorded as sent.',
  letter: 'Letter',
  tracking: 'Tracking number',
  answer: 'Answer filed with the court',
  papers: 'Papers kept with this case',
  noPapers: 'No papers are kept.',
  paper: ({ name, kind, size, addedOn }: PaperLine) => `${name} (${kind}, ${size}, added on ${addedOn})`,
  note: 'Notes',
  foot: 'Dates and notes are as the person entered them. Education, not legal advice.',
}
