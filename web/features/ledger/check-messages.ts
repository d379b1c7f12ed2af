/** Texts of the card that checks the ledger in the browser. */
import { LOCALE } from '#web/format/messages.ts'

type Sums = { rows: number; given: string; grants: string }

const rowsWords = (rows: number) => (rows === 1 ? '1 row' : `${rows.toLocaleString(LOCALE)} rows`)

export const checkTexts = {
  title: 'Check it yourself',
  lead: 'Your own browser can work through every line and every total. You need not trust ours.',
  whole: 'Check the whole ledger',
  file: 'Check a file you have',
  fileHint: 'A JSON or CSV file from this page, as it was downloaded. It stays on your device.',
  cancel: 'Stop',
  progress: 'Rows that have been checked',
  checking: 'Checking…',
  checkedSoFar: (rows: number) => `${rowsWords(rows)} checked…`,
  stopped: 'You stopped the check before it was done.',
  failed: 'The ledger could not be fetched. Nothing was checked. Please try again.',
  unreadable: 'This file could not be read. Nothing was checked.',
  tooLarge: 'This file is larger than 50 MB, so it is not a file of this ledger. Nothing was checked.',
  noCrypto:
    'This browser can only check over a secure connection. Open this page with https, or use the command below.',
  holds: 'Everything checks out.',
  sums: ({ rows, given, grants }: Sums) =>
    `${rowsWords(rows)} checked. ${given} came in, ${grants} was paid in published grants. Every hash and every total is right.`,
  lastHash: (hash: string) => `Hash of the last row: <code>${hash}</code>`,
  fails: 'Something does not check out.',
  isOurs: 'The ledger we show today begins with exactly these rows.',
  otherTitle: 'Not the same as today',
  isNotOurs:
    'The file is sound in itself, but it is not the ledger we show today: its last row is another one here. Keep the file, and write to us.',
  notCompared: 'We could not compare it with the ledger of today. Please try again later.',
  how: 'How does this work?',
  steps: [
    'Each row carries a hash: a fingerprint made of its own text and of the hash of the row before it.',
    'If one letter in an old row changes, its hash no longer fits, nor does any hash after it.',
    'The check also adds up every total, and asks whether each group of grants is as large as we say.',
    'A single grant shows a sealed fingerprint in place of its amount. It can be opened to the person who was helped, or to an auditor.',
    'Keep a file and check it again in a year. If we had rewritten the past, your file would show it.',
  ],
  command: 'With a copy of our source code, this does the same:',
  commandLine: 'npm run verify-ledger -- jubilee-ledger.json',
}

export const downloadTexts = {
  json: 'Download as JSON',
  csv: 'Download as CSV',
  note: 'The files hold every row and no names.',
}
