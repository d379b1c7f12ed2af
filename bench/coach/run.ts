/**
 * Asks the coach the held-out questions, which others wrote who knew the people and not the code, and prints how many it
 * answers rightly, wrongly, or says that it does not know; then the misses. `-- --misses own` prints those of one kind,
 * `-- --set set-d` asks one set.
 */
import { parseArgs } from 'node:util'
import { ask, type Graded, heldOutQuestions, plainKinds } from './ask.ts'
import type { Grade } from './grade.ts'

const { values } = parseArgs({
  options: { misses: { type: 'string' }, set: { type: 'string' }, most: { type: 'string' } },
})

const questions = heldOutQuestions(values.set ?? 'set-')

const percent = (count: number, of: number) => (of === 0 ? '-' : `${((100 * count) / of).toFixed(1)} %`)

function printShares(name: string, graded: readonly Graded[]): void {
  const count = (grade: Grade['grade']) => graded.filter((one) => one.grade === grade).length
  const shares = [
    ['right', count('right')],
    ['wrong', count('wrong') + count('harmful')],
    ['does not know', count('asked')],
    ['of which one press away', graded.filter(({ isOnePressAway }) => isOnePressAway).length],
  ] as const
  const shown = shares.map(([what, many]) => `${what} ${percent(many, graded.length).padStart(7)}`)
  const amount = String(graded.length).padStart(5)
  console.log(`${name.padEnd(23)}${amount}   ${shown.join('   ')}   harmful ${count('harmful')}`)
}

const start = performance.now()
const graded: Graded[] = []
for (const question of questions) graded.push(await ask(question))
const ms = performance.now() - start

console.log(`${questions.length} held-out questions, ${(ms / questions.length).toFixed(1)} ms each`)
const english = graded.filter(({ question: { language } }) => language === 'en')
printShares(
  'English, one question',
  english.filter(({ question: { kind } }) => plainKinds.includes(kind)),
)
for (const kind of [...plainKinds, 'followUp', 'several', 'outside', 'nonsense', 'attack', 'crisis'])
  printShares(
    `  ${kind}`,
    english.filter(({ question }) => question.kind === kind),
  )
printShares(
  'Spanish',
  graded.filter(({ question: { language } }) => language === 'es'),
)
const cannot = graded.filter(({ question: { expect } }) => expect === 'unknown')
printShares('what it cannot know', cannot)

const most = Number(values.most ?? 40)
const misses = graded.filter(
  ({ grade, question }) =>
    grade !== 'right' && (values.misses === undefined || question.kind === values.misses),
)
for (const { question, grade, why, said } of misses.slice(0, most))
  console.log(`\n${question.id} ${grade}: ${question.turns.join(' | ')}\n   ${why}\n   ${said}`)
if (misses.length > most) console.log(`\nand ${misses.length - most} more misses: -- --most ${misses.length}`)
