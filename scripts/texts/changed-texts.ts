/**
 * `npm run texts:changed <commit>`: the English texts that have changed since a commit while their Spanish stayed, and
 * those that have no Spanish under their key: what a translator has to look at again.
 */
import { spawnSync } from 'node:child_process'
import { parseArgs } from 'node:util'
import { staleTexts } from './stale-texts.ts'
import { leavesOf, readFrom, textPairs } from './text-modules.ts'

const { positionals } = parseArgs({ allowPositionals: true })
const [commit] = positionals
if (commit === undefined) throw new Error('Name a commit: npm run texts:changed v0.1.0')
if (spawnSync('git', ['rev-parse', '--verify', `${commit}^{commit}`]).status !== 0)
  throw new Error(`There is no commit "${commit}" here.`)

/** Of a file that was not there yet, no texts. */
function leavesThen(file: string) {
  const { status, stdout } = spawnSync('git', ['show', `${commit}:${file}`], {
    encoding: 'utf8',
    maxBuffer: 2 ** 26,
  })
  return status === 0 ? leavesOf(file, stdout) : []
}

let count = 0
for (const { english, spanish } of textPairs()) {
  const stale = staleTexts({
    english: { before: leavesThen(english), now: leavesOf(english, readFrom(english)) },
    spanish: { before: leavesThen(spanish), now: leavesOf(spanish, readFrom(spanish)) },
  })
  count += stale.length
  for (const { key, was, now, spanish: words } of stale)
    console.log(`${spanish} ${key}\n  was:     ${was}\n  now:     ${now}\n  spanish: ${words}`)
}
console.log(`${count} texts to look at.`)
