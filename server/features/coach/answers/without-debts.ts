/** What is said where there is no open debt, and what an answer about the plan rests on where something is not known. */
import type { AnswerBlock } from '#contracts/coach/coach.ts'
import { assumedKinds } from '#server/features/facts/assumed.facts.ts'
import { factsFor } from '#server/features/facts/fact.facts.ts'
import { listed } from '#server/features/facts/language.facts.ts'
import type { OwnDebt } from '#server/features/facts/records.queries.ts'
import { languageOf, say, type Asked, type Draw, type Drawn } from './draw.ts'

/** The answer to a person without open debts: the debts paid off, or else the first step. */
export function withoutDebts(asked: Asked): Drawn {
  return {
    blocks: say(asked, asked.records.closedDebts.length > 0 ? 'none.paidOff' : 'none.noDebts'),
    next: 'add_debt_help',
  }
}

const MOST_OFFERED = 6

/** Asks which debt is meant: another's figure is no answer. */
function whichDebt(asked: Asked, blocks: AnswerBlock[], debts: readonly OwnDebt[]): Drawn {
  const spanish = languageOf(asked) === 'es'
  return {
    blocks,
    choices: debts
      .slice(0, MOST_OFFERED)
      .map(({ debt }) => (spanish ? `¿Cuánto debo en ${debt.name}?` : `What do I owe on ${debt.name}?`)),
  }
}

/** The answer to a person with open debts where it is sure which of theirs a message means. */
export const onDebts =
  (draw: Draw): Draw =>
  (asked) => {
    const { debts } = asked.records
    if (debts.length === 0) return withoutDebts(asked)
    const { notListed, oneOfIds = [] } = asked.slots
    if (oneOfIds.length > 0)
      return whichDebt(
        asked,
        say(asked, 'ask.whichDebt'),
        debts.filter(({ debt }) => oneOfIds.includes(debt.id)),
      )
    if (!notListed) return draw(asked)
    const make = factsFor(asked.records, { id: 'notListed', source: 'records' })
    return whichDebt(
      asked,
      say(asked, 'notListed', { name: make.name('name', 'as you typed it', notListed) }),
      debts,
    )
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
