/** Texts of the admin's screens for grants. */
import type { DeskAct, queueFilters } from '#contracts/foundation/grants-desk.ts'
import type { GrantEvent } from '#contracts/foundation/grants.ts'
import type { GrantStatus } from '../words.ts'

type Approvals = { done: number; needed: number; amount: string | null }

export const queueTexts = {
  pageTitle: 'Grants, Jubilee',
  title: 'Grants',
  lead: 'Applications that were sent. The one due first is on top.',
  status: 'Which ones',
  program: 'Program',
  allPrograms: 'All programs',
  empty: 'Nothing here.',
  emptyWaiting: 'No application is waiting for us.',
  caption: 'Applications for a grant',
  asks: (amount: string) => `asks for ${amount}`,
  answerBy: 'Answer by',
  noDay: 'no date',
  approvals: ({ done, needed, amount }: Approvals) =>
    `${done} of ${needed} approvals${amount === null ? '' : ` for ${amount}`}`,
  late: 'Late',
  own: 'Your own. Somebody else decides it.',
  found: (count: number, isMore: boolean) =>
    `${count}${isMore ? ' and more' : ''} ${count === 1 ? 'application' : 'applications'}`,
  more: 'Show more',
  loading: 'Loading the applications',
  loadFailed: {
    title: 'The applications could not be loaded.',
    text: 'Nothing was changed. Check your connection, then try again.',
  },
}

export const queueColumns = {
  applicant: 'Applicant',
  program: 'Program',
  asks: 'Asks for',
  status: 'Status',
  answerBy: 'Answer by',
}

export const filterNames: Record<(typeof queueFilters)[number], string> = {
  waiting: 'Waiting for us',
  submitted: 'New',
  needs_information: 'Waiting for the applicant',
  approved_once: 'Approved once',
  approved: 'To be paid',
  refused: 'Refused',
  appealed: 'Appeals',
  paid: 'Paid',
  withdrawn: 'Taken back',
  all: 'All of them',
}

/** The next action on an application, and whose it is. */
export const waitsFor: Record<GrantStatus, string> = {
  draft: 'Not sent',
  submitted: 'Waiting for an admin',
  needs_information: 'Waiting for the applicant',
  approved_once: 'Waiting for a second admin',
  approved: 'Waiting to be paid',
  refused: 'Refused, nothing to do',
  appealed: 'Waiting for an admin who did not refuse it',
  paid: 'Paid, nothing to do',
  withdrawn: 'Taken back, nothing to do',
}

export const adminTexts = {
  pageTitle: 'Grant application, Jubilee',
  back: 'All applications',
  title: (name: string) => `Grant: ${name}`,
  facts: 'At a glance',
  asks: 'Asks for',
  approved: 'Approved',
  approvedOnce: 'First approval',
  program: 'Program',
  answerBy: 'Answer by',
  sentOn: 'Sent',
  approvals: 'Approvals',
  approvalsOf: (done: number, needed: number) => `${done} of ${needed}`,
  approvedBy: (name: string, day: string) => `${name}, ${day}`,
  approvedByYou: (name: string, day: string) => `${name} (you), ${day}`,
  granted: 'Granted in the last twelve months',
  grantedNone: 'Nothing to this household',
  grantedTo: (person: string, others: string) => `${person} to them, ${others} to others at this address`,
  email: 'Email address',
  emailUnconfirmed: 'Not confirmed',
  check: 'Self-check',
  fits: 'Fits the rule',
  fitsNot: 'Does not fit the rule',
  checkFigures: (income: string, limit: string, year: number) =>
    `Income ${income} a year, limit ${limit} (${year}).`,
  question: 'We asked',
  appeal: 'The appeal',
  answers: 'What they wrote',
  papers: 'Papers',
  papersNote:
    'View shows a paper as pictures of its pages. No check finds everything, so open a downloaded original only on a computer you could do without. Every view and every download is recorded. Do not keep copies.',
  look: 'View',
  noPapers: 'No papers.',
  history: 'History',
  acts: 'What you can do',
  notFound: {
    title: 'This application cannot be opened here.',
    text: 'It may be your own, not sent yet, or taken back.',
  },
  loading: 'Loading the application',
}

/** Headings of an application's parts for admins. */
export const adminPartTitles = {
  about: 'Household',
  program: 'Grant',
  debts: 'What they owe',
  story: 'What happened',
}

export const eventWords: Record<GrantEvent['kind'], string> = {
  started: 'Started by the applicant',
  submitted: 'Sent',
  information_asked: 'Asked for more',
  information_given: 'Answered by the applicant',
  approved_first: 'First approval',
  approved: 'Approved',
  refused: 'Refused',
  appealed: 'Appealed',
  appeal_granted: 'Appeal granted',
  appeal_refused: 'Appeal refused',
  paid: 'Paid',
  withdrawn: 'Taken back by the applicant',
  documents_deleted: 'Papers deleted',
}

type ActTexts = { button: string; title: string; lead: string; confirm: string; done: string }

export const actTexts: Record<DeskAct, ActTexts> = {
  ask: {
    button: 'Ask for more',
    title: 'Ask for more',
    lead: 'The applicant gets an email and answers on their page. Approvals so far no longer count.',
    confirm: 'Send the question',
    done: 'The question is sent.',
  },
  approve: {
    button: 'Approve',
    title: 'Approve the grant',
    lead: 'The applicant reads the reason.',
    confirm: 'Approve',
    done: 'Your approval is recorded.',
  },
  refuse: {
    button: 'Refuse',
    title: 'Refuse the application',
    lead: 'The applicant gets an email with the reason, and can appeal once.',
    confirm: 'Refuse the application',
    done: 'The application is refused.',
  },
  decide_appeal: {
    button: 'Decide the appeal',
    title: 'Decide the appeal',
    lead: 'The applicant gets an email with the reason. There is no second appeal.',
    confirm: 'Decide',
    done: 'The appeal is decided.',
  },
  pay: {
    button: 'Mark as paid',
    title: 'Mark the grant as paid',
    lead: 'It goes into the public ledger, and that cannot be taken back. Do this when the lender has the money.',
    confirm: 'Mark as paid',
    done: 'The payment is in the ledger.',
  },
}

export const actFields = {
  question: {
    label: 'What do you need to know?',
    hint: 'Name the paper or the fact. The applicant reads it.',
  },
  reason: { label: 'Reason', hint: 'The applicant reads it, word for word.' },
  amount: { label: 'Amount' },
  outcome: { label: 'Outcome', granted: 'Grant the appeal', refused: 'Keep the refusal' },
  paidOn: { label: 'Paid on' },
}

export const actNotes = {
  one: 'Up to $1,000 your approval is enough. Another admin pays it.',
  first: 'Above $1,000 this takes two people. This is the first of two approvals.',
  firstWithBefore: (granted: string) =>
    `This household was granted ${granted} in the last twelve months. With this grant it is above $1,000, so it takes two people. This is the first of two approvals.`,
  second: (amount: string) =>
    `This is the second of two approvals, for the same ${amount}. The grant is approved then.`,
  askedFor: (amount: string) => `Asked for: ${amount}.`,
  approvedFor: (amount: string) => `Approved: ${amount}.`,
}

export const actErrors = {
  question: 'Write what you need to know.',
  reason: 'Write the reason. The applicant reads it.',
  amount: 'Enter an amount above $0.',
  outcome: 'Choose one.',
  paidOn: 'Enter a date that exists, today or before it.',
  failed: 'This was not done, and nothing was changed. Please try again.',
  title: 'This was not done.',
}

/** About the foundation's money. */
export const fundsTexts = {
  title: 'Free money',
  onHand: 'On hand',
  onHandNote: 'Gifts and tithes, less paid grants',
  waiting: 'Approved',
  waitingNote: 'Not paid yet',
  free: 'Free',
  freeNote: 'What you can still approve',
  made: (onHand: string, waiting: string) => `${onHand} on hand, ${waiting} approved and not yet paid.`,
  line: (free: string) => `Free money: ${free}.`,
}
