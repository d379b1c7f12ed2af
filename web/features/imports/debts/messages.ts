/** The texts of importing a list of debts. */
import { MAX_IMPORT_DEBTS } from '#contracts/money/imports.ts'
import { plural } from '#web/format/amounts.ts'
import { LOCALE } from '#web/format/messages.ts'

export const debtTexts = {
  place: 'My Debts',
  title: 'Import debts',
  pageTitle: 'Import debts, Jubilee',
  lead: 'Bring in debts from another planner or a spreadsheet. You see each one first, and you can undo it later.',
  chooseHint:
    'A CSV file with names and balances. It is read on this device. Nothing is sent before you press Import.',
  noTable:
    'We found no list of debts in this file. Nothing was brought in. It needs a first row with names such as “Name” and “Balance”.',
  isStatement:
    'This file has transactions and no list of debts. Nothing was brought in. You can import it from your budget.',
  tooMany: (debts: number) =>
    `This file has ${debts.toLocaleString(LOCALE)} debts. Up to ${MAX_IMPORT_DEBTS} can come at once. Nothing was brought in. Split the file first.`,
  noDebts: 'There is no debt with a name and a balance in this file. Nothing was brought in.',
  rate: (example: string) => `How are rates written in your file? It has “${example}”.`,
  rateMeans: (percent: number) => `That is ${percent}%`,
  inFile: (debts: number) => `${plural(debts, 'debt')} in this file`,
  list: 'Debts in this file',
  /** the rest is for screen readers */
  kind: (debt: string) => `Kind<rest> of ${debt}</rest>`,
  apr: (rate: string) => `${rate} APR`,
  atLeast: (amount: string) => `at least ${amount} a month`,
  due: (day: string) => `due ${day}`,
  importing: (debts: number) => `Import ${plural(debts, 'debt')}`,
  noneChosen: 'Choose at least one debt to import.',
  here: 'A debt of this name is here already',
  asset: 'Looks like your own money',
  assetNote: 'Choose it only if you owe it.',
  missingRate: 'rate',
  missingMinimum: 'minimum payment',
  missing: (what: readonly string[]) => `Missing: ${what.join(', ')}`,
  added: (debts: number) => `${plural(debts, 'debt')} added`,
  from: (file: string, names: string) => `From ${file}: ${names}.`,
  seeThem: 'See them in My Debts',
  missingNote: 'You can add what is missing later in My Debts. The plan says what it assumes until then.',
} as const
