/** The texts of being sued: its guide, its form and the lines that lead there. */

export const suedTexts = {
  title: 'Court papers came? Answer in time.',
  lead: 'If you do not answer, the court can rule against you. Enter what is on your papers, and you see the last day. With payment reminders on in Settings, we email you 10, 5, 2 and 1 days before.',
  enter: 'Enter the court papers',
  education: 'Education, not legal advice. A lawyer or legal aid can look at your own papers.',
  mine: 'My court papers',
  guide: 'What to do, step by step',
  follows: 'If no answer comes',
  loadingStates: 'Loading the states',
  moreOnPay: 'What can be taken from pay, and what cannot',
  moreOnSuits: 'More about the first days',
}

export const stateTexts = {
  title: 'How many days your state gives',
  hint: 'If your paper names a day, that day counts.',
  choose: 'Choose your state',
  onPaper: 'no count of days: your paper names the day',
  days: (days: number) => `${days} days from the day you got the papers`,
  lastDay:
    'If the last day is a weekend or a holiday, ask the clerk. Do not wait. Where the count depends on how the papers came, we show the fewer days.',
  clerk: 'Always ask the clerk of the court on your paper if the day is right.',
  readRule: (on: string) => `We read the rule, a quote of it, or the court’s own page, on ${on}.`,
  readGuides: (on: string) => `We read this in guides that cite the rule, not in the rule, on ${on}.`,
  forms: 'The state’s help and answer forms',
  feeWaiver: 'Ask to waive the fee',
  noFeeWaiver: 'We found no link for the fee waiver form. Ask the clerk for it.',
}

export const suedFieldTexts = {
  answerBy: 'The day on the paper',
  answerByHint: 'Look for “answer by”, “return date” or “hearing”. This day goes first.',
  servedOn: 'The papers came on',
  servedOnHint: 'If you are not sure, the earliest day it could have been.',
  servedHow: 'How they came',
  state: 'State of the court',
  court: 'Which court',
  courtHint: 'Its name is at the top of the paper.',
  unsure: 'I am not sure',
  recipient: 'Who is suing you',
  recipientHint: 'The plaintiff on the paper.',
  subject: 'Court and case number',
  filedOn: 'I filed my answer on',
  filedOnHint: 'Leave it empty until it is at the court. Then the reminders end.',
  stands: 'How it stands',
  note: 'Note',
  noteHint: 'Who you called, what they said, what you sent.',
  lastDay: 'Last day to file your answer',
  noDay: 'Enter the day on the paper, or when the papers came and the court.',
  askClerk: 'Ask the clerk today.',
}

export const servedLabels = {
  by_hand: 'Handed to me',
  left_home: 'Left at my home',
  mail: 'By mail',
  posted: 'Posted on my door',
} as const

export const suedErrors = {
  recipient: 'Enter who is suing you.',
  subject: 'Enter the court and the number of the case.',
  servedOn: 'Enter the day the papers came, or the day on the paper.',
  date: 'Enter a date that exists.',
  future: 'Choose today or a day before it.',
  beforeServed: 'Choose the day you got the papers, or a day after it.',
  tooLate: 'This is more than a year after you got the papers. Look at the paper again.',
}

export const courtNoteTexts = {
  named: 'You wrote about court papers. A letter does not stop a lawsuit.',
  link: 'See how to answer in time',
  limits: 'Court papers came? See how to answer in time',
}
