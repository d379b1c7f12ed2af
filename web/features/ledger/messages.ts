/** Texts of the public ledger and of its admin screen. */

/** as search engines show it */
export const ledgerHead = {
  title: 'The public ledger, Jubilee Foundation',
  description:
    'Every gift and every grant of the Jubilee Foundation, each as a line that nobody can change, and a way to check it.',
}

export const ledgerTexts = {
  title: 'The public ledger',
  lead: 'Every gift, every tithe and every grant, line by line. Nothing here is ever changed or removed. A slip is set right by a new line.',
  emptyTitle: 'No entries yet',
  empty:
    'The first gift or tithe will stand here on the day it comes in. You can see then where each dollar goes.',
  privacyTitle: 'How we protect the people we help',
  privacy:
    'Grants are shown in groups of five or more, so that nobody can be found by a figure. Up to four grants can wait for their group. Until then we show no amount of theirs, and no sum here counts them.',
  changed:
    'Interest and months are counted only where a person named the rate and the payment of the debt. They come from the payoff plan with the grant and without it. A plan is an estimate, not a promise.',
  nothingPublished: 'No figure yet',
  notMeasured: 'Not measured',
  noGroup: 'No group has been published yet',
  left: 'Not in a published group yet',
  leftNote: 'Money on hand, and grants that wait for their group',
  below: 'Below zero',
  belowNote: 'More was paid in grants than came in',
  uncovered: (amount: string) => `${amount} of it is covered by no gift and no tithe.`,
  donors:
    'Donors are named only if they wish it. A name is no part of the chain, so it can be taken away at any time. Gave as a guest? Write to us, and we take your name off.',
} as const

export const loadFailed = {
  title: 'The ledger did not load',
  text: 'We could not reach it just now. Nothing was lost. Please try again.',
} as const

export const checkTexts = {
  title: 'Check it yourself',
  lead: 'Your own browser can work through every line and every sum. You need not trust ours.',
  whole: 'Check the whole ledger',
  file: 'Check a file you have',
  fileHint: 'A JSON or CSV file from this page, as it was downloaded. It stays on your device.',
  cancel: 'Stop',
  stopped: 'You stopped the check. Nothing was found out.',
  failed: 'The ledger could not be fetched. Nothing was checked. Please try again.',
  unreadable: 'This file could not be read. Nothing was checked.',
  tooLarge: 'This file is larger than 50 MB, so it is no file of this ledger. Nothing was checked.',
  noCrypto:
    'This browser can only check over a secure connection. Open this page with https, or use the command below.',
  holds: 'Everything holds.',
  fails: 'Something does not hold.',
  isOurs: 'The ledger we show today begins with exactly these rows.',
  isNotOurs:
    'The file holds in itself, but it is not the ledger we show today: its last row is another one here. Keep the file, and write to us.',
  notCompared: 'We could not compare it with the ledger of today. Please try again later.',
  how: 'How does this work?',
  steps: [
    'Each row carries a hash: a fingerprint made of its own text and of the hash of the row before it.',
    'If one sign in an old row changes, its hash no longer fits, nor does any hash after it.',
    'The check also adds up every sum, and asks whether each group of grants is as large as we say.',
    'A single grant shows a sealed fingerprint in place of its amount. It can be opened to the person who was helped, or to an auditor.',
    'Keep a file and check it again in a year. If we had rewritten the past, your file would show it.',
  ],
  command: 'With a copy of our source code, this does the same:',
} as const

export const downloadTexts = {
  json: 'Download as JSON',
  csv: 'Download as CSV',
  note: 'The files hold every row and no names.',
} as const

export const deskTexts = {
  title: 'Ledger',
  lead: 'What you enter here is public and stays for good.',
  waitingNone: 'No grant waits for its group.',
  titheTitle: 'Enter a tithe',
  titheLead: 'A tenth of the profit of one or more months. We work out the amount.',
  titheConfirm: 'Enter this tithe?',
  correctTitle: 'Correct an entry',
  correctLead: 'The entry stays. Your correction stands beside it. A minus takes back, a plain number adds.',
  correctConfirm: 'Enter this correction?',
  forGood: 'Anybody can read it, and it cannot be taken back. A slip is set right by another correction.',
  correctForGood:
    'Anybody can read it, unless it is about a single grant. It cannot be taken back. A slip is set right by another correction.',
  failed: 'This did not reach us, and nothing was saved. Please try again.',
} as const

export const nameTexts = {
  own: 'Take my name off',
  ownTitle: 'Take your name off the ledger?',
  ownText:
    'All your gifts will show “Anonymous”, and so will those to come. The amounts stay, and so do your receipts.',
  desk: 'Take off the name',
  deskTitle: 'Take the name off this gift?',
  deskText: 'It will show “Anonymous”. The amount stays.',
  confirm: 'Take it off',
} as const
