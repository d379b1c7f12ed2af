/** The texts of the credit screens; those of the factors and recommendations stand beside them. */
import { plural } from '#web/format/amounts.ts'
import type { ScoreBand } from '#engine/credit/scores.ts'
import { SAMPLE_SCORE } from './samples.ts'

export const syncTexts = {
  title: 'Sync your scores',
  lead: 'Fetch the latest score from a bureau. It does not lower your score.',
  buttons: { experian: 'Sync Experian', transunion: 'Sync TransUnion', both: 'Sync both' },
  onItsWay: (bureaus: readonly string[]) => `On its way from ${bureaus.join(' and ')}. It will show here.`,
}

export const syncToasts = {
  failed: { title: 'Sync Failed', description: 'Failed to sync credit scores. Please try again.' }, // spec 8
  unreachable: 'We could not reach the bureaus. Nothing was changed or lost.',
  nothingNew: { title: 'Sync Complete', description: 'No new credit scores available at this time.' }, // spec 8
  // spec 8: 'Credit Score Updated!' with the count
  updated: (count: number) => ({
    title: 'Credit Score Updated!',
    description: `${plural(count, 'new score')} arrived.`,
  }),
}

export const monitoringTexts = {
  title: 'Automatic monitoring',
  on: 'On',
  setUp: 'Set up monitoring',
  change: 'Change monitoring',
  stop: 'Stop monitoring',
  providers: 'Providers',
  howOften: 'How often',
  frequencies: { daily: 'Daily', weekly: 'Weekly', monthly: 'Monthly' },
  noProvider: {
    title: 'Select Providers', // spec 8
    description: 'Please select at least one credit monitoring provider.', // spec 8
  },
  failed: { title: 'Setup Failed', description: 'Failed to setup credit monitoring. Please try again.' }, // spec 8
}

/** What is set up, and the consent it rests on. */
export const scheduleTexts = {
  every: { daily: 'Every day', weekly: 'Every week', monthly: 'Every month' },
  runs: (every: string, bureaus: readonly string[]) => `${every}, ${bureaus.join(' and ')}`,
  next: 'Next run',
  last: 'Last run',
  notYet: 'Not yet',
  agreed: (date: string) => `You agreed on ${date} to have your scores fetched.`,
  readConsent: 'Read what you agreed to',
}

export const proTexts = {
  sync: 'Fetching your score is part of Pro. Nothing was requested.',
  monitoring: 'Monitoring is part of Pro. Nothing was set up.',
  until: 'Until then, add the scores you see elsewhere: at your bank, on a card statement, or at a bureau.',
  link: 'See the plans',
}

/** Where the scores of the sandbox come from. */
export const sandboxTexts = {
  tag: 'Sandbox',
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
    title: 'Your consent is withdrawn',
    description: 'We stopped at once. Scores you have stay until you remove them.',
  },
  withdrawFailed: {
    title: 'Your consent could not be withdrawn.',
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
    'Your phone alone is not enough for them. They ask a few questions about your credit file, and you have ten minutes to answer. The answers go to them, and we do not keep them.',
  showQuestions: 'Show the questions',
  sendAnswers: 'Send my answers',
  newQuestions: 'Ask for new questions',
  withdraw: 'Withdraw my consent',
  withdrawTitle: 'Withdraw your consent?',
  withdrawWhat:
    'Monitoring stops at once, and the bureaus are told. Scores you have stay until you remove them.',
  moreProof:
    'The bureaus want more proof of who you are than we can pass on. No score can be fetched. You can still add scores by hand.',
}

export const consentFieldTexts = {
  words: 'What you agree to',
  firstName: 'First name',
  lastName: 'Last name',
  birthDate: 'Birth date',
  birthDateHint: 'Sent to find your file. Not kept.',
  phone: 'Mobile phone',
  phoneHint: 'A US number that can get text messages. Sent to find your file. Not kept.',
  code: 'Code',
  codeHint: '6 digits. A code lasts 10 minutes.',
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

export const scoreFormTexts = {
  title: 'Add a score',
  lead: 'As your bank, a card statement or a bureau shows it.',
  add: 'Add score',
  score: 'Score',
  scoreHint: 'From 300 to 850.',
  date: 'Date of the score',
  bureau: 'Bureau',
  model: 'Scoring model',
  modelHint: 'Often in small print. Only scores of one bureau and one model are compared.',
}

export const scoreToasts = {
  added: (score: number) => ({ title: `Score ${score} added` }),
  addFailed: {
    title: 'The score could not be added.',
    description: 'What you typed is still here. Please try again.',
  },
  removed: (score: number) => ({ title: `Score ${score} removed` }),
  undo: 'Undo',
  restored: { title: 'Score restored' },
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

export const addOwnScore = 'Add your own score'

/** The head of the screen. */
export const summaryTexts = {
  region: 'Score summary', // spec 2
  screen: 'Credit Monitor',
  latest: (score: number, band: string) => `Your latest score is <score>${score}</score>: ${band}.`,
  none: 'See your score, and what moves it.',
  add: 'Add a score',
  range: 'Score range 300 - 850', // spec 2
  sources: { person: 'entered by you', provider: 'fetched from the bureau' },
  first: 'The first score from this bureau and model. The next one shows the change.',
  other: ({ kind, score, date }: { kind: string; score: number; date: string }) =>
    `${kind}: ${score} on ${date}.`,
}

export const bandNames: Record<ScoreBand, string> = {
  Excellent: 'Excellent',
  Good: 'Good',
  Fair: 'Fair',
  Poor: 'Poor',
  Unknown: 'Unknown',
}

export const creditTabTexts = {
  label: 'Credit details',
  // spec 2
  tabs: { factors: 'Credit Factors', recommendations: 'Recommendations', history: 'Score History' },
}

type Shown = { name: string; count: number; from: string; to: string; first: number; last: number }

export const historyTexts = {
  title: 'Your scores',
  first: '(first)',
  remove: (score: number, date: string) => `Remove the score ${score} from ${date}`,
  older: (count: number) => `Show older scores (${count} more)`,
  range: 'Time range',
  kind: 'Bureau and model',
  noneInRange: (kind: string) => `No score from ${kind} in this time range. Choose a longer one.`,
  summary: ({ name, count, from, to, first, last }: Shown) =>
    `${name}: ${plural(count, 'score')} from ${from} to ${to}, from ${first} to ${last}.`,
  date: 'Date',
  score: 'Score',
}

/** The head of the example (spec 2). The provider label belongs to it alone (reading 17). */
export const sampleTexts = {
  answer: `<score>${SAMPLE_SCORE}</score> Very Good. +14 this month.`,
  facts: ['FICO Score', 'monitoring active', 'an example until you add your own'],
}

export const sampleMonths = {
  current: 'Current',
  last: 'Last Month',
  second: '2 Months Ago',
  third: '3 Months Ago',
}

export const noHistory = {
  title: 'No score of your own yet',
  text: 'Add one with its date, and the next one shows how it changed. What you see here is an example.',
}

export const loadFailed = {
  title: 'Your credit data could not be loaded.',
  text: 'Nothing was lost. Check your connection, then try again.',
}

export const educationNote =
  'Education only. The factors out of 100 are our own plain scale, from what you entered. A bureau has more data and rates it in its own way.'
