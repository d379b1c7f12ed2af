/**
 * Writes mails of every kind in both languages as pages, to look at them in a browser or a mail program:
 * `node server/testing/mails/write-mails.ts FOLDER`. The names of the files begin with the language.
 */
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { languages } from '#engine/language/bilingual.ts'
import { speaking } from '#server/language/language.ts'
import { everyMail } from './every-mail.ts'

const chosen = new Set([
  'welcomeMail',
  'passwordChangedMail',
  'resetStartedMail',
  'deletionAskedMail',
  'linkEndsMail',
  'billingMail',
  'giftMail',
  'eventMail',
  'reminderMail',
  'reportMail',
])

const [folder] = process.argv.slice(2)
if (folder === undefined) throw new Error('Name the folder to write to.')

mkdirSync(folder, { recursive: true })
for (const language of languages)
  for (const { maker, mails } of speaking(language, everyMail))
    if (chosen.has(maker)) {
      const mail = mails.find((one) => one !== null)
      writeFileSync(join(folder, `${language}-${maker}.html`), mail?.html ?? '')
    }
