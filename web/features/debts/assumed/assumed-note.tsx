import type { Debt } from '#contracts/money/debts.ts'
import { assumedTexts } from './assumed-messages.ts'
import { assumedSentences, debtsWithoutRate } from './assumed-rates.ts'

type AssumedNoteProps = { debts: readonly Debt[]; onEnter: (debt: Debt) => void }

/** Beside the date of the plan: which rates it assumes, and the way to enter the first of them. */
export function AssumedNote({ debts, onEnter }: AssumedNoteProps) {
  const sentences = assumedSentences(debts)
  const [first] = debtsWithoutRate(debts)
  if (!first) return null
  return (
    <div className="mt-2 text-small text-warn">
      {sentences.map((sentence) => (
        <p key={sentence}>{sentence}</p>
      ))}
      <button type="button" className="link min-h-11 font-[560] print:hidden" onClick={() => onEnter(first)}>
        {assumedTexts.enter(first.name)}
      </button>
    </div>
  )
}
