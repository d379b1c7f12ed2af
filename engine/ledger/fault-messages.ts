import { bilingual } from '#engine/language/bilingual.ts'
import { spanish } from './fault-messages.es.ts'

const english = {
  whys: {
    unreadable: 'It is not written as we write it: something in it was changed.',
    changed: 'It was changed: its content does not fit its hash.',
    missing: 'At least one row that belongs here is missing.',
    out_of_order: 'The rows are not in their order.',
    wrong_link: 'It does not follow from the row before it: one of the two was replaced.',
  },
  rule: (detail: string) => `It breaks a rule of the ledger: ${detail}.`,
  unlikeKind: 'it does not fit its kind',
  totals: (detail: string) => `The sums at the end are not those of the rows (${detail}).`,
  sums: 'sums',
  row: (row: number, why: string) => `Row ${row} fails. ${why}`,
  notALedger: 'This is not a file of the ledger: its first line is not that of one.',
  rules: {
    notAboveZero: 'its amount is not above zero',
    correctsNothing: 'it corrects no gift or tithe before it',
    takesTooMuch: 'it takes back more than the line held',
    groupTooSmall: (least: number) => `it publishes fewer than ${least} grants`,
    countsTooMany: 'it counts more grants than waited',
    otherGrants: 'it does not take in exactly the grants that waited',
    savesUnmeasured: 'it saves what nobody measured',
    noTenth: 'it is not a tenth of the profit',
    unknownKind: 'it is of no kind we know',
    otherCells: 'its cells do not fit its kind',
  },
}

export type English = typeof english
export const faultTexts = bilingual(english, spanish)
