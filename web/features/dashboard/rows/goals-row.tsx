import { Plus } from 'lucide-react'
import { Link } from 'react-router'
import type { Goal } from '#contracts/money/goals.ts'
import { goalProgress } from '#engine/goals/progress.ts'
import { plural } from '#web/format/amounts.ts'
import { formatMoney } from '#web/format/money.ts'
import { paths } from '#web/paths.ts'
import { buttonClass } from '#web/ui/button.tsx'
import { OpenRow, type RowState } from '#web/ui/rows/open-row.tsx'
import { ProgressBar } from '#web/ui/progress-bar.tsx'
import { goalTexts } from '../messages.ts'

const SHOWN = 3 // spec 9

/** How many goals are open and how far the first one is; the first three are inside. */
export function GoalsRow({ goals, row }: { goals: readonly Goal[]; row: RowState }) {
  const open = goals.filter(({ completedAt }) => completedAt === null)
  const [first] = open
  const more = open.length - SHOWN
  return (
    <OpenRow
      {...row}
      title={goalTexts.title}
      note={first ? goalTexts.first(first.title, progressOf(first).percent) : goalTexts.empty}
      figure={first && plural(open.length, 'goal')}
    >
      {first ? (
        <ul className="max-w-text">
          {open.slice(0, SHOWN).map((goal) => (
            <GoalLine key={goal.id} goal={goal} />
          ))}
        </ul>
      ) : (
        <p className="text-small text-ink-2">{goalTexts.emptyText}</p>
      )}
      {more > 0 && <p className="pt-2 text-small text-ink-2">{goalTexts.more(more)}</p>}
      <Link to={paths.goals} className={buttonClass({ variant: 'quiet', className: 'mt-3' })}>
        {first ? (
          <>
            <Plus size={16} aria-hidden="true" /> {goalTexts.add}
          </>
        ) : (
          goalTexts.create
        )}
      </Link>
    </OpenRow>
  )
}

const progressOf = ({ currentAmount: currentCents, targetAmount: targetCents }: Goal) =>
  goalProgress({ currentCents, targetCents })

function GoalLine({ goal }: { goal: Goal }) {
  const { currentAmount: currentCents, targetAmount: targetCents } = goal
  const { percent, isReached } = progressOf(goal)
  return (
    <li className="border-t border-line py-3 first:border-t-0">
      <div className="flex items-baseline justify-between gap-3">
        <p className="min-w-0 font-[560] break-words">{goal.title}</p>
        <p className="text-small text-ink-2 tabular-nums">{percent}%</p>
      </div>
      <ProgressBar
        percent={percent}
        label={`Saved for ${goal.title}`}
        tone={isReached ? 'gold' : 'brand'}
        className="my-2"
      />
      <p className="flex flex-wrap justify-between gap-x-3 text-tiny text-ink-3 tabular-nums">
        <span>{formatMoney(currentCents)} saved</span>
        <span>of {formatMoney(targetCents)}</span>
      </p>
    </li>
  )
}
