/** The held-out questions, which others wrote who knew the people and not the code, and what the coach answers to them. */
import { readdirSync, readFileSync } from 'node:fs'
import { helpFor } from '#server/features/coach/screen/help-for.ts'
import { replyTo } from '#server/features/coach/reply-to.ts'
import type { Memory } from '#server/features/coach/understand/understand.ts'
import { gradeAnswer, type Grade, type HeldOut } from './grade.ts'
import { people } from './people.ts'

const folder = new URL('../../content/coach/held-out/', import.meta.url)

/** The questions of the files whose names start so: 'set-' for all, 'set-d' for one. */
export function heldOutQuestions(start: string): HeldOut[] {
  return readdirSync(folder)
    .filter((name) => name.startsWith(start))
    .toSorted()
    .flatMap(
      (name) =>
        (JSON.parse(readFileSync(new URL(name, folder), 'utf8')) as { questions: HeldOut[] }).questions,
    )
}

/** `isOnePressAway`: the coach asked back, and one of its buttons leads to the right answer. */
export type Graded = Grade & { question: HeldOut; said: string; isOnePressAway: boolean }

/** Asks the turns of a question one after the other; the last answer is graded. Error where its person is nobody. */
export async function ask(question: HeldOut): Promise<Graded> {
  const records = people.get(question.person)
  if (!records) throw new Error(`${question.id} is of nobody: ${question.person}`)
  const answerTo = (message: string, memory: Memory | null) =>
    replyTo({ message, help: helpFor(message), isOut: false, memory }, () => records)
  let answer = await answerTo(question.turns[0] ?? '', null)
  for (const message of question.turns.slice(1)) answer = await answerTo(message, answer.memory)
  const grade = gradeAnswer(question, answer, records)
  let isOnePressAway = false
  if (grade.grade === 'asked')
    for (const choice of answer.choices) {
      const pressed = await answerTo(choice.question, answer.memory)
      isOnePressAway ||= gradeAnswer(question, pressed, records).grade === 'right'
    }
  return {
    ...grade,
    isOnePressAway,
    question,
    said: `${answer.kind} ${answer.text.slice(0, 90).replaceAll('\n', ' ')}`,
  }
}

/** Questions of one subject in one message. */
export const plainKinds = ['own', 'whatIf', 'rights', 'life', 'product', 'app']
