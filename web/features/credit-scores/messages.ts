/** Every text of the credit screens that the person meets as a message: toasts, form errors, notices, empty places. */
import { plural } from '#web/format/amounts.ts'

export const syncToasts = {
  failed: { title: 'Sync Failed', description: 'Failed to sync credit scores. Please try again.' }, // spec 8
  unreachable: 'The bureaus could not be asked. Nothing was changed or lost.',
  nothingNew: { title: 'Sync Complete', description: 'No new credit scores available at this time.' }, // spec 8
  // spec 8: 'Credit Score Updated!' with the count
  updated: (count: number) => ({
    title: 'Credit Score Updated!',
    description: `${plural(count, 'new score')} arrived.`,
  }),
}

export const monitoringTexts = {
  noProvider: {
    title: 'Select Providers', // spec 8
    description: 'Please select at least one credit monitoring provider.', // spec 8
  },
  failed: { title: 'Setup Failed', description: 'Failed to setup credit monitoring. Please try again.' }, // spec 8
}

export const proTexts = {
  sync: 'Fetching your score is part of Pro. Nothing was asked for.',
  monitoring: 'Monitoring is part of Pro. Nothing was set up.',
  until: 'Until then, add the scores you see elsewhere: at your bank, on a card statement, or at a bureau.',
  link: 'See the plans',
}

/** Where the scores of the sandbox come from. */
export const sandboxTexts = {
  scores: 'Sandbox: these scores are made from your own records here. They are not from a bureau.',
  asks: 'Sandbox: nothing leaves this machine. Any name, birth date and US phone will do; with 202 555 0177 the bureaus ask questions as well.',
  questions: 'Sandbox: “None of these” is right each time.',
  code: (code: string) => `Sandbox: no message is sent. Use the code ${code}.`,
}

export const monitoringToasts = {
  setUp: (nextOn: string) => ({ title: 'Monitoring is on', description: `The next run is on ${nextOn}.` }),
  stopped: { title: 'Monitoring is off', description: 'Your scores stay as they are.' },
  stopFailed: { title: 'Monitoring could not be stopped.', description: 'It is still on. Please try again.' },
  withdrawn: {
    title: 'Your consent is taken back',
    description: 'We stopped at once. Scores you have stay until you remove them.',
  },
  withdrawFailed: {
    title: 'Your consent could not be taken back.',
    description: 'It still stands. Please try again.',
  },
}

export const consentTexts = {
  title: 'Before we ask for your score',
  asksWhom: 'Read what you agree to. The bureaus then find you by these details.',
  tick: 'I have read this and agree.',
  agree: 'Agree and continue',
  codeTitle: 'Enter the code we sent',
  codeWhy: 'The bureaus want to know that the phone is yours. We sent a code to the number you gave.',
  confirm: 'Confirm',
  newCode: 'Send a new code',
  codeSent: 'A new code is on its way to your phone.',
  questionsTitle: 'The bureaus ask who you are',
  questionsWhy:
    'Your phone is not enough for them. They ask a few questions about your credit file, which you have ten minutes to answer. The answers go to them and are kept nowhere here.',
  showQuestions: 'Show the questions',
  sendAnswers: 'Send my answers',
  newQuestions: 'Ask for new questions',
  withdraw: 'Take my consent back',
  withdrawTitle: 'Take your consent back?',
  withdrawWhat:
    'Monitoring stops at once, and the bureaus are told. Scores you have stay until you remove them.',
  moreProof:
    'The bureaus want more proof of who you are than we can pass on. No score can be fetched. You can still add scores by hand.',
}

export const consentSentences = {
  firstName: 'Enter your first name.',
  lastName: 'Enter your last name.',
  birthDate: 'Enter your birth date.',
  phone: 'Enter a US phone number, such as 202 555 0143.',
  agreed: 'Tick the box to agree.',
  code: 'Enter the 6 digits of the code.',
  answer: 'Choose an answer.',
}

export const confirmFailed = {
  title: 'This could not be confirmed.',
  text: 'Check your connection, then try again. What you typed is still here.',
}

export const scoreToasts = {
  added: (score: number) => ({ title: `Score ${score} added` }),
  addFailed: {
    title: 'The score could not be added.',
    description: 'What you typed is still here. Please try again.',
  },
  removed: (score: number) => ({ title: `Score ${score} removed` }),
  undo: 'Undo',
  restored: { title: 'Score is back' },
  removeFailed: {
    title: 'The score could not be removed.',
    description: 'It is still in your history. Please try again.',
  },
  undoFailed: {
    title: 'The score could not be put back.',
    description: 'You can add it again by hand.',
  },
}

export const scoreSentences = {
  score: 'Enter a score from 300 to 850, as a whole number.',
  date: 'Enter a date that exists.',
  future: 'Enter the day this score is from. It cannot be in the future.',
}

export const unknownFactors = 'Not known yet'

export const addOwnScore = 'Add your own score'

/** The head of the screen. */
export const summaryTexts = {
  region: 'Score summary', // spec 2
  screen: 'Credit Monitor',
  latest: 'Your latest score is',
  none: 'See your score, and what moves it.',
  noneText: 'an example until you add your own',
  add: 'Add a score',
  range: 'Score range 300 - 850', // spec 2
  monitoring: (state: string) => `monitoring ${state.toLowerCase()}`,
  sources: { person: 'entered by you', provider: 'fetched from the bureau' },
  first: 'The first score of its bureau and model. The next one shows a change.',
  other: ({ kind, score, date }: { kind: string; score: number; date: string }) =>
    `${kind}: ${score} on ${date}.`,
}

export const noHistory = {
  title: 'No score of yours yet',
  text: 'Add one with its date, and the next one shows how it changed. What you see here is an example.',
}

export const loadFailed = {
  title: 'Your credit data could not be loaded.',
  text: 'Nothing was lost. Check your connection, then try again.',
}

export const educationNote =
  'Education only. The factors out of 100 are our own plain scale, from what you entered. A bureau has more data and rates it in its own way.'
