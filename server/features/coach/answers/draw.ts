/** How an answer is put together: cards of facts, sentences between them, and where to go on. */
import type { AnswerBlock, Fact } from '#contracts/coach/coach.ts'
import type { Language } from '#contracts/language.ts'
import { factCard, type CardParts } from '#server/features/facts/cards.facts.ts'
import { factsFor } from '#server/features/facts/fact.facts.ts'
import { inLanguage } from '#server/features/facts/language.facts.ts'
import type { OwnDebt, Records } from '#server/features/facts/records.queries.ts'
import { speaking } from '#server/language/language.ts'
import { coachTexts } from '../messages.ts'
import type { Slots } from '../understand/slots.ts'
import { sentence, type Places, type SentenceId } from './sentences.ts'

/** A question with what was read out of it, and whose records answer it. */
export type Asked = { records: Records; slots: Slots; question: string }

export type Drawn = {
  blocks: AnswerBlock[]
  /** the topic of the question that leads on */
  next?: string
  /** what the question leaves open, as whole questions to choose from */
  choices?: string[]
}

export type Draw = (asked: Asked) => Drawn

export const languageOf = ({ records }: Pick<Asked, 'records'>): Language => records.language ?? 'en'

/** A text of the coach, in the language of the question. */
export const inQuestion = <Text>(
  asked: Pick<Asked, 'records'>,
  write: (texts: ReturnType<typeof coachTexts>) => Text,
): Text => speaking(languageOf(asked), () => write(coachTexts()))

/** A sentence by its id; nothing where one of its facts is missing. */
export const say = (asked: Pick<Asked, 'records'>, id: SentenceId, places?: Places): AnswerBlock[] =>
  sentence(languageOf(asked), id, places)

/** A card of the facts there are; nothing where there is none. `title` is one of our labels or a name the person chose. */
export function card(asked: Pick<Asked, 'records'>, title: string, parts: CardParts): AnswerBlock[] {
  const made = factCard(title, parts, languageOf(asked))
  return made ? [{ type: 'card', ...made }] : []
}

/** One of our titles. */
export const titled = (asked: Pick<Asked, 'records'>, title: string) => inLanguage(title, languageOf(asked))

/** The facts with these ids, in this order; one that is missing is passed over. */
export const pick = (facts: readonly Fact[], ...ids: string[]): (Fact | undefined)[] =>
  ids.map((id) => facts.find((fact) => fact.id === id))

/** One fact; undefined where it is missing. */
export const fact = (facts: readonly Fact[], id: string): Fact | undefined =>
  facts.find((one) => one.id === id)

/** What a debt is called, for a sentence about it. */
export function debtName(records: Records, { debt }: OwnDebt): Fact {
  return factsFor(records, { id: `debt.${debt.id}`, source: 'records' }).name(
    'name',
    'name of the debt',
    debt.name,
  )
}
