/** A message to the coach: looked at first, answered, kept as part of a conversation. */
import type { CoachAnswer } from '#contracts/coach/coach.ts'
import { sentence } from '#engine/language/sentence.ts'
import { notFound } from '#server/errors.ts'
import type { AppParts } from '#server/http/app-parts.ts'
import { readByModel } from './read-by-model.ts'
import { findConversation, insertConversation, insertMessages, insertShared } from './coach.queries.ts'
import type { NewMessage } from './coach.queries.ts'
import type { ConversationRow } from './coach.table.ts'
import { type Person, readRecords } from '#server/features/facts/records.queries.ts'
import { coachTexts } from './messages.ts'
import { COACH_LABEL, MODEL_NOTE, replyTo } from './reply-to.ts'
import type { HelpFor } from './screen/help-for.ts'
import type { Memory } from './understand/understand.ts'

const LONGEST_TITLE = 80

type CoachQuestion = {
  person: Person & { firstName: string }
  message: string
  conversationId: string | null
  /** what the screen found in the message; null where nothing */
  help: HelpFor | null
  /** the person has no messages left today: where there is help, they get it alone */
  isOut: boolean
  left: number
}

/** A conversation that rested longer than this starts over. */
const REMEMBERED_MS = 30 * 60_000

/** What the conversation remembers, unless it has rested too long. */
function freshMemory(found: ConversationRow | undefined, now: Date): Memory | null {
  if (!found?.memory || now.getTime() - found.lastAt.getTime() > REMEMBERED_MS) return null
  return found.memory
}

function titleOf(message: string): string {
  const line = message.replaceAll(/\s+/g, ' ').trim()
  return line.length <= LONGEST_TITLE ? line : `${line.slice(0, LONGEST_TITLE - 1).trimEnd()}…`
}

/**
 * Answers a message and keeps both. The answer is worked out before anything is stored, so that a failure leaves no
 * question without an answer. Throws 404 for somebody else's conversation.
 */
export async function askCoach(parts: AppParts, asked: CoachQuestion): Promise<CoachAnswer> {
  const { person, message, help, isOut, conversationId: id } = asked
  const userId = person.id
  const found = id === null ? undefined : await findConversation(parts.db, { userId, id })
  // Who needs help is not sent away for a conversation that was deleted.
  if (id !== null && !found && help === null) throw notFound(sentence(coachTexts, 'missingStartNew'))
  const now = parts.clock.now()
  const memory = freshMemory(found, now)
  const model = readByModel(parts, person.firstName)
  const records = () => readRecords(parts.db, person, now)
  const answer = await replyTo({ message, help, isOut, memory }, records, model.read)
  const { language, understoodBy } = answer
  const note = understoodBy === 'model' ? ` ${MODEL_NOTE[language]}` : ''
  const response = `${answer.text}\n\n${COACH_LABEL[language]}${note}`
  const kept = await parts.db.transaction(async (tx) => {
    const at = { title: titleOf(message), startedAt: now, lastAt: now }
    const key = { userId, id: (found ?? (await insertConversation(tx, userId, at))).id }
    const messages: NewMessage[] = [
      { role: 'user', content: message },
      {
        role: 'assistant',
        content: response,
        writtenBy: 'builtIn',
        understoodBy,
        kind: answer.kind,
        facts: answer.facts,
        choices: answer.choices,
        passages: answer.passages,
        blocks: answer.blocks,
      },
    ]
    for (const shared of model.sent()) await insertShared(tx, key, { ...shared, sentAt: now })
    return insertMessages(tx, key, { now, messages, memory: answer.memory })
  })
  const [, said] = kept
  parts.metrics.coachAnswers.inc({ kind: answer.kind, reader: understoodBy ?? 'nobody' })
  if (said === undefined) throw new Error('a kept answer was not answered')
  return {
    kind: answer.kind,
    language,
    help: help?.help ?? [],
    response,
    conversationId: said.conversationId,
    messageId: said.id,
    writtenBy: 'builtIn',
    understoodBy,
    facts: answer.facts,
    blocks: answer.blocks,
    passages: answer.passages,
    choices: answer.choices,
    nextQuestion: answer.nextQuestion,
    left: asked.left,
  }
}
