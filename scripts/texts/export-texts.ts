/**
 * `npm run texts:export [file]`: every text in both languages as CSV for a translator (file, key, english, spanish), by
 * default texts.csv. A parameter is `{amount}`, a mark `<link>…</link>`; both stay as they are.
 */
import { writeFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import papa from 'papaparse'
import { byKey, leavesOf, readFrom, textPairs } from './text-modules.ts'

const { positionals } = parseArgs({ allowPositionals: true })
const [file = 'texts.csv'] = positionals

const rows = textPairs().flatMap(({ english, spanish }) => {
  const inEnglish = byKey(leavesOf(english, readFrom(english)))
  return leavesOf(spanish, readFrom(spanish)).map(({ key, words }) => ({
    file: spanish,
    key,
    english: inEnglish.get(key) ?? '',
    spanish: words,
  }))
})
writeFileSync(file, papa.unparse(rows, { newline: '\n' }))
console.log(`${rows.length} texts written to ${file}.`)
