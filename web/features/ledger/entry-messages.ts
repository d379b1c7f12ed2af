/** The words of entries, gifts and groups of grants. */
import content from '#content/foundation/foundation.json' with { type: 'json' }
import { plural } from '#web/format/amounts.ts'
import { LOCALE } from '#web/format/messages.ts'

/** as the foundation's page names them */
export const programs: readonly { id: string; name: string }[] = content.programs

export const giftWords = {
  tithe: (amount: string, day: string) => `Tithe of ${amount} on ${day}`,
  yours: (amount: string, day: string) => `Your gift of ${amount} on ${day}`,
  gift: (amount: string, day: string) => `Gift of ${amount} on ${day}`,
  fromProfit: (months: string) => `A tenth of our profit, ${months}`,
  anonymous: 'Anonymous',
  toGroup: (amount: string, group: number) => `${amount} went to grant group ${group}.`,
  corrected: (amount: string) => `After a correction it is ${amount}.`,
  left: (amount: string) => `${amount} is not in a published group yet.`,
  leftOfIt: (amount: string) => `${amount} of it is not in a published group yet.`,
}

export const entryWords = {
  months: (first: string, last: string) => `${first} to ${last}`,
  gift: 'Gift',
  tithe: 'Tithe',
  correctionOf: (sequence: number | string) => `Correction of entry ${sequence}`,
  grant: 'A grant was paid',
  grantCorrection: 'A grant was corrected',
  groupOf: (grants: number | string) => `Group of ${grants} grants`,
  tenthOf: (profit: string, months: string) => `A tenth of a profit of ${profit}, ${months}`,
  sealedNote: 'Sealed. It counts in a group of five or more.',
  covers: (sequences: string) => `Entries ${sequences}`,
  sealed: 'Sealed',
  byMonths: 'By months',
  noAmount: 'No amount is shown',
  hash: (hash: string) => `Hash <code>${hash}</code>`,
  newestFirst: 'Entries, the newest first',
}

export const entryColumns = { number: 'No.', what: 'What', day: 'Day', amount: 'Amount', hash: 'Hash' }

export const groupTexts = {
  none: 'No group has been published yet. The fifth grant brings the first.',
  list: 'Groups of grants',
  caption: 'Groups of grants, the newest first',
  group: (number: number) => `Group ${number}`,
  heading: ({ number, amount, grants }: { number: number; amount: string; grants: number }) =>
    `Group ${number}: ${amount} in ${plural(grants, 'grant')}`,
  facts: (months: string, names: string) => `${months}. ${names}.`,
  saved: (interest: string, months: number) =>
    `${interest} of interest and ${plural(months, 'month')} saved in total.`,
  uncovered: (amount: string) => `${amount} of it is covered by no gift and no tithe.`,
  grantsInGroups: (grants: number, groups: number) =>
    `${plural(grants, 'grant')} in ${plural(groups, 'group')}`,
}

export const groupColumns = {
  group: 'Group',
  months: 'Paid in',
  programs: 'Programs',
  grants: 'Grants',
  paid: 'Paid',
  interest: 'Interest saved',
  monthsSaved: 'Months saved',
}

/** What the grants changed, and for how many that is known. Months are added up over people, so they are not converted to years. */
export const changeWords = {
  sooner: (months: number) =>
    months === 1 ? '1 month sooner' : `${months.toLocaleString(LOCALE)} months sooner in total`,
  measured: (measured: number, grants: number) => `Measured for ${measured} of ${plural(grants, 'grant')}.`,
  unmarked: (grants: number) => `${plural(grants, 'older grant')} counted by a looser rule.`,
  nothingPublished: 'No figure yet',
  notMeasured: 'Not measured',
}
