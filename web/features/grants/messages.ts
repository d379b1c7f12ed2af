/** Texts of applying for a grant: the check, the steps, the documents, the review. */

type IncomeLimit = {
  income: string
  limit: string
  year: number
  line: string
  area: string
  source: string
}

export const checkTexts = {
  title: 'Could a grant fit?',
  lead: 'Six short questions. Nothing is kept, and you need no account for them.',
  button: 'See what could fit',
  checking: 'Checking',
  failed: 'This could not be checked. What you typed is still here. Check your connection, then try again.',
  answerTitle: 'What your answers say',
  none: 'By these rules none of the three fits. You may still ask: people read each request.',
  some: 'This is no promise. People read each request, and not each one can be met.',
  fits: 'Could fit',
  fitsNot: 'Does not fit by this rule',
  toShow: (papers: string) => `You would show: ${papers}`,
  mayStill: 'You may still ask for it.',
  upTo: (program: string, amount: string) => `${program}, up to ${amount}`,
  limit: ({ income, limit, year, line, area, source }: IncomeLimit) =>
    `Your income is ${income} a year. The limit is ${limit}: 200% of the ${year} poverty line of ${line} (${area}). Source: <link>${source}</link>`,
  beginFor: (program: string) => `Ask for this: ${program}`,
  skip: 'Skip the check and begin',
  account: 'Create a free account',
  signIn: 'I have an account',
  begun: 'Already started?',
  goOn: 'Sign in and continue',
  accountWhy:
    'To apply, you need a free account, so that nobody else can read what you write. Your answers here come with you.',
  startFailed: 'Your application could not be started. Nothing was lost. Please try again.',
}

export const fieldTexts = {
  householdPeople: {
    label: 'How many people live with you, you included?',
    hint: 'Those who share income and bills.',
  },
  state: {
    label: 'Your state',
    hint: 'The income limit is higher in Alaska and Hawaii.',
    none: 'Choose one',
  },
  street: {
    label: 'Street address',
    hint: 'Number and street, and the apartment if you have one.',
  },
  zip: { label: 'ZIP code', hint: 'Five digits. We add up the grants that go to one household.' },
  incomeAmount: {
    label: 'Income of all of you, before tax',
    hint: 'Pay, benefits and child support. 0 if there is none.',
  },
  incomePeriod: { label: 'How often is that?' },
  age: { label: 'Your age', hint: 'The senior grant begins at 65.' },
  isSingleParent: { label: 'Do you raise a child under 18 alone?', yes: 'Yes', no: 'No' },
}

export const fieldErrors = {
  householdPeople: 'Enter a number from 1 to 20. Count yourself.',
  state: 'Choose your state.',
  incomeAmount: 'Enter an amount, such as 2,400. Enter 0 if there is none.',
  age: 'Enter your age in years, such as 42. You must be 18 or older.',
  isSingleParent: 'Choose yes or no.',
  zip: 'Enter the five digits of your ZIP code.',
  amount: 'Enter an amount, such as 850.',
  rate: 'Enter the rate in percent, such as 24.99.',
}

export const stepTexts = {
  about: {
    name: 'You',
    title: 'You and your household',
    lead: 'What we need to see which grants are open to you.',
  },
  program: { name: 'Grant', title: 'Which grant you ask for', lead: 'Choose the one that is closest.' },
  debts: {
    name: 'Debts',
    title: 'What you owe',
    lead: 'Only the debts you ask help with. A grant is paid to the lender, not to you.',
  },
  story: {
    name: 'Your story',
    title: 'What happened',
    lead: 'A few plain sentences are enough. What went wrong, and what would a grant change?',
  },
  papers: {
    name: 'Papers',
    title: 'Your papers',
    lead: 'PDF, or a photo as JPEG or PNG. Each at most 10 MB. Only you and those who decide can open them.',
  },
  review: {
    name: 'Check and send',
    title: 'Check it, then send it',
    lead: 'Read it once. You can change each part.',
  },
} as const

export const stepListTexts = {
  label: 'Steps of the application',
  /** follows a step's name */
  complete: ', complete',
}

/** Headings of an application's parts for the applicant. */
export const partTitles = {
  about: stepTexts.about.title,
  program: 'The grant you ask for',
  debts: stepTexts.debts.title,
  story: stepTexts.story.title,
}

export const applyTexts = {
  place: 'Jubilee Foundation',
  heading: 'Apply for a grant',
  checkLead:
    'It is free, and it is not a loan. You never pay it back. Begin with a short check, if you like.',
  lead: 'It is free, and it is not a loan. Take a break whenever you like: each field is kept as you type.',
  stepOf: (place: number, count: number) => `Step ${place} of ${count}`,
  back: 'Back',
  goOn: 'Continue',
  gaps: 'You can leave gaps. The last step shows what is missing.',
  mailLink: 'Email me a link to continue later',
  mailed: 'The link is on its way. It signs nobody in, so it is safe in your inbox.',
  mailFailed: { title: 'The link was not sent.', description: 'Please try again in a minute.' },
  changingSent: 'We asked you for more. You can change what you wrote, then send your answer.',
  toAnswer: 'Continue to your answer',
  storyLabel: 'In your own words',
  storyHint: 'Up to 4,000 characters. No account numbers, please: they are on the papers.',
}

export const saveTexts = {
  saved: 'Saved',
  saving: 'Saving…',
  unreachable: 'Not saved yet: we cannot reach the server. What you typed stays here, and we try again.',
  refused: 'Not all of this could be saved. See the marked fields.',
  waits: 'Not saved yet: choose above which one to go on with.',
  conflict: {
    title: 'This application was changed in another window.',
    text: 'Nothing is lost. Choose which one to go on with.',
    mine: 'Keep what is here',
    theirs: 'Take the other one',
  },
}

export const debtTexts = {
  heading: (place: number) => `Debt ${place}`,
  name: { label: 'Lender or bill', hint: 'As it appears on the paper.' },
  kind: { label: 'Kind of debt', none: 'Choose one' },
  balance: { label: 'What you owe' },
  asked: { label: 'What you ask for', hint: 'All of it, or a part.' },
  interestRate: { label: 'Interest a year' },
  minimumPayment: { label: 'Payment a month' },
  more: 'Rate and payment, if you know them',
  moreWhy: 'They show what a grant would save you.',
  add: 'Add a debt',
  addAnother: 'Add another debt',
  remove: 'Remove',
  removed: (name: string) => ({ title: `${name} removed` }),
  undo: 'Undo',
  unnamed: 'The debt',
  own: 'From My Debts',
  ownWhy: 'Press one to copy its figures.',
  sum: 'You ask for',
  upTo: (amount: string) => `This grant gives up to ${amount}.`,
  tooMuch: (amount: string) => `That is more than the ${amount} this grant can give. Ask for less of a debt.`,
}

export const documentTexts = {
  bill: { title: 'A bill or notice', hint: 'Of the debt, from the last 60 days.' },
  income: { title: 'Proof of income', hint: 'Pay stubs, a benefit letter or last year’s tax form.' },
  household: {
    title: 'Who lives with you',
    hint: 'If you have it: a lease, a school letter or a birth certificate.',
  },
  other: { title: 'Anything else', hint: 'If it helps to understand.' },
  choose: 'Choose a file',
  photo: 'Take a photo',
  forKind: (kind: string) => `for: ${kind}`,
  sending: (percent: number) => `Sending, ${percent}%`,
  waiting: 'Waiting for the one before it',
  cancel: 'Cancel',
  again: 'Try again',
  dismiss: 'Close this note',
  remove: 'Remove',
  download: 'Download',
  notRead: 'The file could not be read. It is still kept. Please try again.',
  kept: (name: string) => `${name} is kept.`,
  removed: (name: string) => `${name} is removed.`,
  removeTitle: (name: string) => `Remove ${name}?`,
  removeText: 'It is deleted at once. You can send it again.',
  removeFailed: {
    title: 'The file could not be removed.',
    description: 'It is still here. Please try again.',
  },
  none: 'Nothing here yet.',
  wrongType: 'This is not a PDF, JPEG or PNG. Take a photo of the page, or save it as PDF. Nothing was sent.',
  tooLarge: 'This file is larger than 10 MB. Take a photo of the page instead. Nothing was sent.',
  empty: 'This file is empty. Open it once to see that it is right. Nothing was sent.',
  unreachable: 'The connection broke before the file arrived. Try again when it is back.',
  full: (most: number) => `You have sent ${most} files, and that is the most. Remove one to send another.`,
}

export const confirmTexts = {
  title: 'Your email address',
  resend: 'Send the link again',
  resent: 'The link is on its way. Open it, then come back here.',
  resendFailed: 'The email was not sent. Please try again in a minute.',
  done: 'I confirmed it',
}

export const reviewTexts = {
  change: 'Change',
  missingTitle: 'Still missing',
  missingLead: 'Press a line to go there.',
  whole: 'Nothing is missing. It can be sent.',
  consentTitle: 'Before you send it',
  send: 'Send the application',
  sent: {
    title: 'Your application is sent',
    description: 'Nothing more to do now. You can see here where it stands.',
  },
  notSent: 'Your application was not sent. It is kept as it stands here. Please try again.',
  unsaved: 'Your last changes are not saved yet. Check your connection, then try again.',
  isTrue: 'Confirm that what you wrote is true.',
  agreed: 'Say that you agree to the text.',
  summary: 'Not sent yet. Check these:',
}
