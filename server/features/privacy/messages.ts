/** What is said about a person's data, and about leaving; the mails have their own. */
import { bilingual } from '#engine/language/bilingual.ts'
import { spanish } from './messages.es.ts'

const english = {
  noFile: 'There is no file to download. Have a new one made; it takes a minute.',
  notJson:
    'This is not a file that Jubilee made. Nothing was brought in. Choose the zip, or jubilee.json from it.',
  sendJson:
    'Send jubilee.json from the zip that was downloaded, as application/json. The zip itself is opened in the browser.',
  imported: 'Your data is here. Your plan has been recalculated from it.',
  kept: 'Your account stays. Everything in it is as it was.',
  nothingToKeep: 'Your account was not about to be deleted. Nothing was changed.',
  notEmpty:
    'There are entries in this account already. A file can only be brought into an empty one, so that nothing is mixed up. Nothing was changed.',
  doesNotFit:
    'This file does not fit together, so nothing was brought in. Choose the file as it was downloaded.',
  notOurs: 'This is not a file that Jubilee made, or it was changed. Nothing was brought in.',
  /** where in the file the fault is */
  notOursAt: (list: string, row: number) =>
    `This is not a file that Jubilee made, or it was changed. Nothing was brought in. The fault is in “${list}”, row ${row}.`,
  readme: `Jubilee: everything you have with us.

jubilee.json   all of it in one file; bring it into an empty account under Settings, Privacy
schema.json    what jubilee.json looks like (JSON Schema)
csv/           the same lists, for a spreadsheet
documents/     files you sent us

Amounts are in the currency you chose. Rates are fractions of one: 0.1899 is 18.99%.
`,
}

export type English = typeof english
export const privacyTexts = bilingual(english, spanish)
