/** Answers about the conversation itself: simpler, wrong, again, why. They go on from what was answered last. */
import type { AnswerBlock } from '#contracts/coach/coach.ts'
import { planFacts } from '#server/features/facts/plan.facts.ts'
import { shortFacts } from '#server/features/facts/short.facts.ts'
import { questionOf } from '../standing-questions.ts'
import { topicOf, type Topic } from '../topics.ts'
import type { Memory } from '../understand/understand.ts'
import type { Slots } from '../understand/slots.ts'
import { card, pick, say, titled, type Asked, type Drawn } from './draw.ts'
import { written } from './written.ts'

type Talk = {
  topic: Topic
  memory: Memory | null
  /** draws a topic again */
  redraw: (id: string, slots: Slots) => Drawn
}

/** The shortest true form: the first card, else the first sentence. */
function shortest(blocks: readonly AnswerBlock[]): AnswerBlock[] {
  const card = blocks.find(({ type }) => type === 'card')
  const sentence = blocks.find(({ type }) => type === 'sentence')
  return [card ?? sentence].filter((block) => block !== undefined)
}

const nothingBefore = (asked: Asked): Drawn => ({
  blocks: say(asked, 'talk.nothingBefore'),
  next: 'about_coach',
})

/** The answer to a turn of the conversation. */
export function talkAnswer(asked: Asked, { topic, memory, redraw }: Talk): Drawn {
  const own = written(asked, topic)
  const last = memory?.topic ?? null
  const needsLast = [
    'simpler',
    'thats_wrong',
    'repeat_it',
    'yes_go_on',
    'why_so',
    'how_much_a_month',
  ].includes(topic.id)
  if (!needsLast) return own
  if (last === null || memory === null) return nothingBefore(asked)
  const again = redraw(last, memory.slots)
  switch (topic.id) {
    case 'simpler':
      return {
        blocks: [...say(asked, 'talk.inShort'), ...shortest(again.blocks)],
        ...(again.next ? { next: again.next } : {}),
      }
    case 'repeat_it':
      return again
    case 'yes_go_on':
      return again.next ? redraw(again.next, memory.slots) : again
    case 'why_so':
      return {
        blocks: [
          ...say(asked, topicOf(last).kind === 'facts' ? 'talk.whyFacts' : 'talk.whyRule'),
          ...again.blocks.slice(0, 2),
        ],
        next: 'accuracy',
      }
    case 'how_much_a_month':
      return {
        blocks: card(asked, titled(asked, 'Your payments'), {
          facts: [
            ...pick(planFacts(asked.records), 'plan.budget', 'plan.extra'),
            ...shortFacts(asked.records),
          ],
          screen: 'debts',
        }),
        next: 'extra_payment',
      }
    default:
      return {
        blocks: [
          ...say(asked, 'talk.wrong'),
          {
            type: 'choices',
            choices: [last, ...(again.next ? [again.next] : [])].map((id) => ({
              id,
              question: questionOf(id, asked.records, memory.slots),
            })),
          },
        ],
        next: 'edit_debt',
      }
  }
}
