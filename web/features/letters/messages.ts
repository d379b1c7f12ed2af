/** Every text of the letters that the person meets as a message: toasts, form errors, empty states. */

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
    description: 'The file holds the letter as it stands here.',
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
  enclosures: 'Say what is wrong in a line or two, and which copies you add.',
  beforeSending: 'Read every line. Send only what is true. Then print it, sign it, and add your copies.',
  afterSending:
    'Once it is in the mail, keep it as a case. You see the day that counts and get a mail before.',
}

export const premiumTexts = {
  title: 'Dispute letters for credit reports',
  text: 'Premium writes this letter from what you enter. You can also write your own for free: this guide and the sample of the Consumer Financial Protection Bureau show how.',
  sample: 'Open the free sample',
  upgrade: 'Upgrade to Premium', // spec 6
  keep: 'You can keep your own letter as a case on every plan.',
}

export const caseToasts = {
  kept: (recipient: string) => ({
    title: `Case kept: ${recipient}`,
    description: 'You find it under My cases, with the day that counts.',
  }),
  keepFailed: {
    title: 'The case could not be kept.',
    description: 'What you typed is still here. Please try again.',
  },
  saved: (recipient: string) => ({ title: `Case saved: ${recipient}` }),
  saveFailed: {
    title: 'Your changes could not be saved.',
    description: 'What you typed is still here. Please try again.',
  },
  removed: (recipient: string) => ({ title: `Case removed: ${recipient}` }),
  removeFailed: {
    title: 'The case could not be removed.',
    description: 'It is still on your list. Please try again.',
  },
}

export const caseErrors = {
  recipient: 'Enter who the letter goes to.',
  subject: 'Enter the account it is about.',
  date: 'Enter a date that exists.',
  future: 'Choose today or a day before it.',
  beforeSent: 'Choose the day you sent it, or a day after it.',
  changedElsewhere: 'This case was changed elsewhere since you opened it. Save again to keep what is here.',
}

export const casesEmpty = {
  title: 'No cases yet',
  text: 'When you have sent a letter, keep it here. You see by which day an answer is due, and we mail you some days before.',
  action: 'Add a case',
}

export const casesLoadFailed = {
  title: 'Your cases could not be loaded.',
  text: 'Nothing was lost. Check your connection, then try again.',
}
