/** The texts of the letters; those of cases, papers and court papers stand beside them. */

/** The head of the screen and its tabs. */
export const screenTexts = {
  screen: 'Letters',
  title: 'Put your rights in a letter.',
  lead: 'Choose what you need. You enter the facts, we write the letter, and you send it.',
  collectorLetters: 'Letters to collectors',
  tabs: {
    collectors: 'To a collector',
    dispute: 'To a credit bureau',
    sued: 'Court papers',
    cases: 'My cases',
  },
}

export const letterToasts = {
  missing: {
    title: 'Missing Information', // spec 8
    description: 'Please fill in all required fields.', // spec 8
  },
  written: {
    title: 'Letter Generated!', // spec 8
    description: 'Read it, and change what you like. Then sign it and send it.',
  },
  writtenAgain: 'The letter before this one had your changes.',
  undo: 'Bring it back',
  downloaded: {
    title: 'Downloaded!', // spec 8
    description: 'The file has the letter as it is here.',
  },
  writeFailed: {
    title: 'The letter could not be written.',
    description: 'What you typed is still here. Please try again.',
  },
  pdfFailed: {
    title: 'The PDF could not be made.',
    description: 'Your letter is still here. You can copy it, or download it as text.',
  },
}

export const letterErrors = {
  fullName: 'Enter your full name.',
  address: 'Enter your address, so that they can answer.',
  collectorName: 'Enter the name from their letter.',
  collectorAddress: 'Enter the address from their letter.',
  lawyer: 'Enter the name and address of your lawyer.',
} as const

export const letterTexts = {
  education: 'Education only, not legal advice. The rules may change, and state law varies.',
  onlyYours:
    'The letter holds what you enter here and what the law says. Nothing is added. It stays in this tab of your browser, and we do not store it.',
  marks: 'Fields marked * are required.',
  noAddress: 'The bureau sends its answer there. Leave it empty if you would rather add it by hand.',
  enclosures: 'Say what is wrong in a line or two, and which copies you enclose.',
  beforeSending: 'Read every line. Send only what is true. Then print it, sign it, and add your copies.',
  afterSending:
    'Once it is in the mail, keep it as a case. You see the day that counts and get an email before it.',
}

export const premiumTexts = {
  tag: 'PREMIUM',
  title: 'Dispute letters for credit reports',
  text: 'Premium writes this letter from what you enter. You can also write your own for free: this guide and the sample of the Consumer Financial Protection Bureau show how.',
  sample: 'Open the free sample',
  upgrade: 'Upgrade to Premium', // spec 6
  keep: 'You can keep your own letter as a case on every plan.',
}

/** The letter once it is written, and what can be done with it. */
export const resultTexts = {
  title: 'Your letter',
  letter: 'Letter, which you can change',
  keep: 'Keep as a case',
  copy: 'Copy',
  copyOf: 'the letter',
  download: 'Download (.txt)',
  pdf: 'PDF',
  print: 'Print',
  explained: 'What each paragraph says',
  explainedNote:
    'The letter is in English, since that is what its recipient reads. This is for you and is no part of the letter.',
}

export const letterFieldTexts = {
  fullName: 'Full name',
  address: 'Address',
  details: 'Details',
  generate: 'Generate Letter',
}

export const disputeTexts = {
  title: 'Credit report dispute letter',
  guide: 'How a dispute goes',
  sendTo: 'Where to send it',
  addresses: (publisher: string, on: string) =>
    `Addresses as <link>${publisher} lists them</link>, looked up on ${on}.`,
  sources: 'Sources',
}

export const collectorTexts = {
  free: 'Free',
  write: 'Write this letter',
  why: 'Why',
  when: 'When',
  deadline: 'Deadline',
  how: 'How to send it',
  rule: (section: string) => `The rule: <link>${section}</link>`,
  limits: 'Before you write',
  help: 'Free help',
  all: 'All letters',
  about: 'About this letter',
}

export const collectorFieldTexts = {
  collectorName: 'Name of the collector',
  collectorAddress: 'Address of the collector',
  reference: 'Their reference',
  referenceHint: 'The number in their letter.',
  lawyer: 'Your lawyer',
  lawyerHint: 'Name, address and phone.',
}
