/** The parts of a reply of the built-in coach. */
import type { Fact } from '#contracts/coach/coach.ts'
import { assumedRates } from '#server/features/facts/assumed.facts.ts'
import { listed } from '#server/features/facts/fact.facts.ts'
import type { OwnDebt, Records } from '#server/features/facts/records.queries.ts'

type Asked = { question: string; records: Records }

export type Reply = {
  /** sentences with the facts' values in them, a paragraph each; what is no text or an empty one is left out */
  paragraphs: (string | false | null | undefined)[]
  facts: Fact[]
  /** what to look for in the library; null where no passage helps */
  search: string | null
  /** a question that leads on */
  next: string | null
  /** what the question leaves open, as whole questions to choose from */
  choices?: string[]
}

export type ReplyMaker = (asked: Asked) => Reply

const namesOf = (debts: readonly OwnDebt[]) => listed(debts.map(({ debt }) => debt.name))

/** Adds the assumptions to an answer about the plan, where the person has given no rate or no minimum. */
export function saysAssumed(make: ReplyMaker): ReplyMaker {
  return (asked) => {
    const reply = make(asked)
    if (reply.facts.length === 0) return reply
    const { debts } = asked.records
    const rates = assumedRates(asked.records)
    const noMinimum = debts.filter(({ lacksMinimum }) => lacksMinimum)
    const assumed = [
      rates.text,
      noMinimum.length > 0
        ? `No minimum is known for ${namesOf(noMinimum)}, so the usual one of its kind is counted.`
        : '',
    ].filter(Boolean)
    return {
      ...reply,
      paragraphs: [...reply.paragraphs, assumed.join(' ')],
      facts: [...reply.facts, ...rates.facts],
    }
  }
}

/** The reply to a person without open debts: the debts paid off, or else the first step. */
export function withoutDebts(search: string | null, { closedDebts }: Pick<Records, 'closedDebts'>): Reply {
  return {
    paragraphs:
      closedDebts.length > 0
        ? [
            'You owe nothing on the debts you entered here: every one of them is paid off.',
            'If you owe something else, add it on My Debts as it stands on your statement.',
          ]
        : [
            'You have no open debt here, so there is nothing to work out yet.',
            'If you owe something, add it on My Debts as it stands on your statement. Then I can answer from your own figures.',
          ],
    facts: [],
    search,
    next: 'What can you do?',
  }
}

/** The reply to a person with open debts, or else `withoutDebts`. */
export const onDebts =
  (search: string, make: ReplyMaker): ReplyMaker =>
  (asked) =>
    asked.records.debts.length === 0 ? withoutDebts(search, asked.records) : make(asked)
