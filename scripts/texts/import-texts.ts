/**
 * `npm run texts:import <file>`: puts the column "spanish" of a translator's CSV in the place of our texts. All or
 * nothing: a key that is not there, or a parameter that was lost, is named and no file is changed. Run the formatter and
 * the tests after it.
 */
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import papa from 'papaparse'
import { putTexts, type TextRow } from './put-texts.ts'
import { readFrom, textPairs } from './text-modules.ts'

const { positionals } = parseArgs({ allowPositionals: true })
const [file] = positionals
if (file === undefined) throw new Error('Name the CSV file: npm run texts:import texts.csv')

const { data, errors } = papa.parse<TextRow>(readFileSync(file, 'utf8'), {
  header: true,
  skipEmptyLines: true,
})
if (errors.length > 0) throw new Error(`Line ${errors[0]?.row}: ${errors[0]?.message}`)
const known = new Set(textPairs().map(({ spanish }) => spanish))
const changed = [...Map.groupBy(data, (row) => row.file)].flatMap(([place, rows]) => {
  if (!known.has(place)) throw new Error(`${place} holds no Spanish texts.`)
  const before = readFrom(place)
  const after = putTexts(place, before, rows)
  return after === before ? [] : [{ place, after }]
})
for (const { place, after } of changed) writeFileSync(join(import.meta.dirname, '..', '..', place), after)
console.log(`${changed.length} of ${known.size} files changed.`)
