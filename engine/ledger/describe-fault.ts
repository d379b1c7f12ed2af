/** Error messages for a ledger that fails verification, in the browser and at the command line. */
import type { Fault } from './verify.ts'

const whys: Readonly<Record<Fault['why'], (fault: Fault) => string>> = {
  unreadable: () => 'It is not written as we write it: something in it was changed.',
  changed: () => 'It was changed: its content does not fit its hash.',
  missing: () => 'At least one row that belongs here is missing.',
  out_of_order: () => 'The rows are not in their order.',
  wrong_link: () => 'It does not follow from the row before it: one of the two was replaced.',
  rule: ({ detail }) => `It breaks a rule of the ledger: ${detail ?? 'it does not fit its kind'}.`,
  totals: ({ detail }) => `The sums at the end are not those of the rows (${detail ?? 'sums'}).`,
}

/** 'Row 7 fails. It was changed: its content does not fit its hash.' */
export function describeFault(fault: Fault): string {
  return `Row ${fault.row} fails. ${whys[fault.why](fault)}`
}

export const NOT_A_LEDGER = 'This is not a file of the ledger: its first line is not that of one.'
