/** What is said where there is no open debt, and what an answer about the plan rests on where something is not known. */
import type { AnswerBlock } from '#contracts/coach/coach.ts'
import { assumedKinds } from '#server/features/facts/assumed.facts.ts'
import { factsFor } from '#server/features/facts/fact.facts.ts'
import { listed } from '#server/features/facts/language.facts.ts'
import type { OwnDebt } from '#server/features/facts/records.queries.ts'
import type { Slots } from '../understand/slots.ts'
import { inQuestion, languageOf, say, type Asked, type Draw, type Drawn } from './draw.ts'

/** The answer to a person without open debts: the debts paid off, or else the first step. */
export function withoutDebts(asked: Asked): Drawn {
  return {
    blocks: say(asked, asked.records.closedDebts.length > 0 ? 'none.paidOff' : 'none.noDebts'),
    next: 'add_debt_help',
  }
}

const MOST_OFFERED = 6
const LONGEST_CHOICE = 120

/** The same question of a debt by its name. */
function askedOf(asked: Asked, words: string, name: string): string {
  const { question } = asked
  if (question.includes(words) && question.length <= LONGEST_CHOICE)
    return question.replace(words, () => name)
  return inQuestion(asked, ({ questions }) => questions.owed(name))
}

/** Asks which debt is meant: another's figure is no answer. */
function whichDebt(asked: Asked, { words, ids }: NonNullable<Slots['unclear']>): Drawn {
  const { debts } = asked.records
  const make = factsFor(asked.records, { id: 'notListed', source: 'records' })
  const offered = ids.length > 0 ? debts.filter(({ debt }) => ids.includes(debt.id)) : debts
  return {
    blocks:
      ids.length > 0
        ? say(asked, 'ask.whichDebt')
        : say(asked, 'notListed', { name: make.name('name', 'as you typed it', words) }),
    choices: offered.slice(0, MOST_OFFERED).map(({ debt }) => askedOf(asked, words, debt.name)),
  }
}

/** The answer to a person with open debts where it is sure which of theirs a message means. */
export const onDebts =
  (draw: Draw): Draw =>
  (asked) => {
    if (asked.records.debts.length === 0) return withoutDebts(asked)
    const { unclear } = asked.slots
    return unclear ? whichDebt(asked, unclear) : draw(asked)
  }

const namesOf = (asked: Asked, debts: readonly OwnDebt[]) =>
  factsFor(asked.records, { id: 'names', source: 'records' }).name(
    'list',
    'names of the debts',
    listed(
      debts.map(({ debt }) => debt.name),
      languageOf(asked),
    ),
  )

/** What the plan counts for debts whose rate or minimum nobody entered. */
function assumptions(asked: Asked): AnswerBlock[] {
  const noMinimum = asked.records.debts.filter(({ lacksMinimum }) => lacksMinimum)
  return [
    ...assumedKinds(asked.records).flatMap(({ debts, rate }) => {
      const names = namesOf(asked, debts)
      return rate ? say(asked, 'assumed.rate', { names, rate }) : say(asked, 'assumed.noRate', { names })
    }),
    ...(noMinimum.length > 0 ? say(asked, 'assumed.minimum', { names: namesOf(asked, noMinimum) }) : []),
  ]
}

/** Adds the assumptions to an answer with figures of the plan. */
export const saysAssumed =
  (draw: Draw): Draw =>
  (asked) => {
    const drawn = draw(asked)
    if (!drawn.blocks.some(({ type }) => type === 'card')) return drawn
    return { ...drawn, blocks: [...drawn.blocks, ...assumptions(asked)] }
  }
