import { bilingual } from '#engine/language/bilingual.ts'
import { spanish } from './messages.es.ts'

const english = {
  noSuchEntry: 'There is no entry with this number. Nothing was saved.',
  notCorrectable:
    'Choose a gift, a tithe or a single grant. A group or a correction is set right by correcting what it counts. Nothing was saved.',
  moreThanIsThere: (left: string) =>
    `This takes back more than the entry still holds, $${left}. Nothing was saved.`,
  moreThanWasApproved: (amount: string) =>
    `This grant was approved and paid with $${amount}. A correction cannot make it more than that. Nothing was saved.`,
  periodTaken: (sequence: number) =>
    `Entry ${sequence} is a tithe of some of these months already. Correct that entry, or choose other months. Nothing was saved.`,
  notATenth: (tenth: string) => `A tithe is 10% of the profit: $${tenth}. Nothing was saved.`,
  monthsInOrder: 'The last month is before the first. Nothing was saved.',
  yetToCome: 'This is still to come. Enter it when it has happened. Nothing was saved.',
  noName: 'This entry bears no name. Nothing was changed.',
  titheEntered: (sequence: number) => `The tithe is in the ledger as entry ${sequence}.`,
  correctionEntered: (sequence: number) => `The correction is in the ledger as entry ${sequence}.`,
  nameRemoved: (sequence: number) => `Entry ${sequence} is anonymous now.`,
}

export type English = typeof english
export const ledgerTexts = bilingual(english, spanish)
