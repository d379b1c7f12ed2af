/** Every text about taking one's data away, bringing it in, and leaving. */
import { plural } from '#web/format/amounts.ts'

export const exportTexts = {
  title: 'Download your data',
  lead: 'Everything we have about you, in one zip: a file that an empty account can take in (JSON), each list for a spreadsheet (CSV), and the files you sent us.',
  secrets: 'Passwords and keys to your banks are not in it. Keep it where others cannot read it.',
  none: 'No file is waiting. Making one takes about a minute.',
  make: 'Make the file',
  waiting:
    'Your file is being made. This takes about a minute. You can leave this screen: we will email you when it is ready.',
  late: 'Your file takes longer than it should. We keep trying, and we will email you when it is ready. Nothing was lost.',
  ready: (size: string, day: string) => `Your file is ready: ${size}. You can download it until ${day}.`,
  download: 'Download',
  again: 'Make a new one',
  broken: 'The file could not be made. Nothing was lost. Please try again.',
  notMade: 'We could not start making the file. Nothing was changed. Please try again.',
  notRead: 'The file could not be downloaded. It is still there. Please try again.',
  fileName: 'jubilee-export.zip',
}

export const importTexts = {
  title: 'Bring in a file',
  lead: 'A file that was downloaded here can be brought into an empty account. The plan is then the same, to the cent.',
  notEmpty:
    'There are entries in this account, so nothing can be brought in: it would mix two records of the same debts.',
  notEmptyWay:
    'You can create a second account with another email, and bring the file in there before you enter anything.',
  choose: 'Choose a file',
  chooseHint: 'jubilee-export.zip, or jubilee.json from it. You see what is in it before anything is sent.',
  opening: 'Opening the file',
  found: (name: string) => `What is in ${name}`,
  facts: { owner: 'Belongs to', exportedAt: 'Made on' },
  comesIn: 'This comes in',
  nothing: 'There are no entries in it.',
  settings: 'your settings and how you chose to pay',
  stays:
    'Linked banks, plans, gifts and grants stay in the file, for you to read. Link a bank again here; a plan belongs to the account it was bought with.',
  submit: 'Import',
  cancel: 'Cancel',
  sending: 'Sending the file',
  working: 'The file has arrived. Your entries are being put in their places.',
  done: 'Your data is here',
  failed: 'We could not reach Jubilee, so nothing was brought in. Please try again.',
}

/** What comes in, counted, by the names of the lists in the file. */
export const countedTexts = {
  debts: (count: number) => plural(count, 'debt'),
  payments: (count: number) => plural(count, 'payment'),
  charges: (count: number) => `${plural(count, 'charge')}, interest and fees`,
  budgetCategories: (count: number) => plural(count, 'budget category', 'budget categories'),
  spending: (count: number) => plural(count, 'line of spending', 'lines of spending'),
  goals: (count: number) => plural(count, 'goal'),
  goalContributions: (count: number) => plural(count, 'amount put toward a goal', 'amounts put toward goals'),
  creditScores: (count: number) => plural(count, 'credit score'),
  letterCases: (count: number) => plural(count, 'letter case'),
  articleProgress: (count: number) => plural(count, 'article you opened', 'articles you opened'),
  courseProgress: (count: number) => plural(count, 'lesson you finished', 'lessons you finished'),
  spendingRules: (count: number) => plural(count, 'rule for spending', 'rules for spending'),
  conversations: (count: number) => plural(count, 'talk with the coach', 'talks with the coach'),
}

const NOTHING_SENT = 'Nothing was sent.'
export const fileRefusals = {
  empty: `This file is empty. ${NOTHING_SENT}`,
  tooLarge: `This file is too large to open here. If it holds many documents, open the zip on your computer and choose jubilee.json from it. ${NOTHING_SENT}`,
  jsonTooLarge: `The list of entries in this file is larger than 25 MB, which is more than we take. ${NOTHING_SENT}`,
  notOurs: `This is not a file that Jubilee made. Choose jubilee-export.zip, or jubilee.json from it. ${NOTHING_SENT}`,
  noJson: `There is no jubilee.json in this zip. Choose the zip as it was downloaded. ${NOTHING_SENT}`,
  otherVersion: `This file was made by another version of Jubilee, and this one cannot read it. ${NOTHING_SENT}`,
}

export const leaveTexts = {
  title: 'Delete your account',
  lead: 'Your account and all that is yours are deleted 14 days after you ask. You can change your mind until then. We keep nothing back to hold you here.',
  open: 'Delete account',
  asked: (day: string) => `Your account will be deleted on ${day}. Until then everything works as before.`,
  keep: 'Keep my account',
  notKept: 'We could not reach Jubilee. Your account is still going to be deleted. Please try again.',
  kept: 'Your account stays',
  loadFailed: 'We could not load this. Nothing was changed.',
}

export const leaveDialogTexts = {
  title: 'Delete your account?',
  lead: (day: string) => `It will be deleted on ${day}, 14 days from now. You can keep it until then.`,
  goes: 'What is deleted',
  goesList: [
    'Your debts, plans, budget, goals, scores, letters and talks with the coach',
    'Grant applications and the files you sent with them',
    'Linked banks are unlinked. Your plan and monthly gifts end on that day, and may be charged until then',
  ],
  stays: 'What stays',
  staysList: [
    'Gifts and grants in the public ledger, without your name',
    'The payment processor’s own records, which the law asks it to keep',
    'If you had a free trial: a code made from your email, so that each person has one trial',
    'Backups, until they are written over within 35 days',
  ],
  first: 'Want your records? Download your data first.',
  password: 'Your password',
  missing: 'Enter your password.',
  failed: 'We could not reach Jubilee. Nothing was changed. Please try again.',
  confirm: 'Delete my account',
}

export const noticeTexts = {
  label: 'Your account is to be deleted',
  text: (day: string) => `Your account will be deleted on ${day}.`,
}
