import { Plus } from 'lucide-react'
import type { ComponentType } from 'react'
import { Link } from 'react-router'
import type { Goal } from '#contracts/money/goals.ts'
import { goalProgress } from '#engine/goals/progress.ts'
import { formatMoney } from '#web/format/money.ts'
import { paths } from '#web/paths.ts'
import { buttonClass } from '#web/ui/button.tsx'
import { OpenRow, type RowState } from '#web/ui/rows/open-row.tsx'
import { goalTexts } from '../messages.ts'

const SHOWN = 3 // spec 9

type GoalBar = ComponentType<{ goal: Goal; className?: string }>

type GoalsRowProps = {
  row: RowState
  goals: readonly Goal[]
  /** draws how far a goal is */
  bar: GoalBar
}

/** How many goals are open and how far the first one is; the first three are inside. */
export function GoalsRow({ goals, bar, row }: GoalsRowProps) {
  const open = goals.filter(({ completedAt }) => completedAt === null)
  const [first] = open
  const more = open.length - SHOWN
  return (
    <OpenRow
      {...row}
      title={goalTexts.title}
      note={first ? goalTexts.first(first.title, progressOf(first).percent) : goalTexts.empty}
      figure={first && goalTexts.count(open.length)}
    >
      {first ? (
        <ul className="max-w-text">
          {open.slice(0, SHOWN).map((goal) => (
            <GoalLine key={goal.id} goal={goal} bar={bar} />
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

function GoalLine({ goal, bar: Bar }: { goal: Goal; bar: GoalBar }) {
  const { currentAmount: currentCents, targetAmount: targetCents } = goal
  const { percent } = progressOf(goal)
  return (
    <li className="border-t border-line py-3 first:border-t-0">
      <div className="flex items-baseline justify-between gap-3">
        <p className="min-w-0 font-[560] break-words">{goal.title}</p>
        <p className="text-small text-ink-2 tabular-nums">{percent}%</p>
      </div>
      <Bar goal={goal} className="my-2" />
      <p className="flex flex-wrap justify-between gap-x-3 text-tiny text-ink-3 tabular-nums">
        <span>{goalTexts.saved(formatMoney(currentCents))}</span>
        <span>{goalTexts.ofTarget(formatMoney(targetCents))}</span>
      </p>
    </li>
  )
}
