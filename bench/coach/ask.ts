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

export type Graded = Grade & { question: HeldOut; said: string }

/** Asks the turns of a question one after the other; the last answer is graded. Error where its person is nobody. */
export async function ask(question: HeldOut): Promise<Graded> {
  const records = people.get(question.person)
  if (!records) throw new Error(`${question.id} is of nobody: ${question.person}`)
  let memory: Memory | null = null
  let answer
  for (const message of question.turns) {
    answer = await replyTo({ message, help: helpFor(message), isOut: false, memory }, () => records)
    memory = answer.memory
  }
  if (!answer) throw new Error(`${question.id} asks nothing`)
  return {
    ...gradeAnswer(question, answer, records),
    question,
    said: `${answer.kind} ${answer.text.slice(0, 90).replaceAll('\n', ' ')}`,
  }
}

/** Questions of one subject in one message. */
export const plainKinds = ['own', 'whatIf', 'rights', 'life', 'product', 'app']
