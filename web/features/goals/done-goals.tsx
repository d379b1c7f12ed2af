import { History, RotateCcw, Trash2 } from 'lucide-react'
import { formatMoney } from '#web/format/money.ts'
import { CardAction } from '#web/ui/card-action.tsx'
import { Card } from '#web/ui/card.tsx'
import type { Goal } from '#contracts/money/goals.ts'
import type { GoalAction } from './goal-card.tsx'
import { goalCardTexts } from './goal-card-messages.ts'
import { doneWords, type GoalLine } from './goal-view.ts'
import { GoldSeal } from './gold-seal.tsx'

type DoneGoalsProps = { lines: readonly GoalLine[]; onAction: (act: GoalAction, goal: Goal) => void }

/** The goals that were called done, with the way to open one again. */
export function DoneGoals({ lines, onAction }: DoneGoalsProps) {
  if (lines.length === 0) return null
  return (
    <section aria-labelledby="done-title">
      <h2 id="done-title" className="mb-3.5">
        {goalCardTexts.doneTitle}
      </h2>
      <Card as="div" className="py-1">
        <ul className="divide-y divide-line">
          {lines.map(({ goal, currentCents }) => (
            <li key={goal.id} className="flex flex-wrap items-center gap-x-3 gap-y-1 py-3">
              <GoldSeal size={36} />
              <div className="min-w-[min(100%,8rem)] flex-1">
                <h3 className="break-words">{goal.title}</h3>
                <p className="text-tiny text-ink-3">
                  {doneWords(goal)} · {formatMoney(currentCents)}
                </p>
              </div>
              <div className="flex max-sm:ml-auto print:hidden">
                <CardAction
                  name={goalCardTexts.reopen}
                  label={goalCardTexts.reopenOf(goal.title)}
                  icon={RotateCcw}
                  onPress={() => onAction('reopen', goal)}
                />
                <CardAction
                  name={goalCardTexts.history}
                  label={goalCardTexts.historyOf(goal.title)}
                  icon={History}
                  onPress={() => onAction('history', goal)}
                />
                <CardAction
                  name={goalCardTexts.remove}
                  label={goalCardTexts.removeOf(goal.title)}
                  icon={Trash2}
                  className="text-ink-3"
                  onPress={() => onAction('remove', goal)}
                />
              </div>
            </li>
          ))}
        </ul>
      </Card>
    </section>
  )
}
