import { Plus, Sprout } from 'lucide-react'
import { useCallback, useMemo, useState } from 'react'
import { readOf } from '#web/api/read.ts'
import { useRead } from '#web/api/use-read.ts'
import { useWrite } from '#web/api/use-write.ts'
import { today as currentDay } from '#web/format/dates.ts'
import { formatMoney } from '#web/format/money.ts'
import { Button } from '#web/ui/button.tsx'
import { MarkedText } from '#web/ui/reading/marked-text.tsx'
import { toastOutcome } from '#web/ui/toast/toast-outcome.ts'
import { EmptyState } from '#web/ui/states/empty-state.tsx'
import { LoadFailed } from '#web/ui/states/load-failed.tsx'
import { lateDialog } from '#web/ui/dialogs/late-dialog.tsx'
import { type Goal, listGoals, updateGoal } from '#contracts/money/goals.ts'
import { DoneGoals } from './done-goals.tsx'
import { GoalCard, type GoalAction } from './goal-card.tsx'
import type { OpenGoalDialog } from './dialogs/goal-dialogs.tsx'
import { GoalsSkeleton } from './goals-skeleton.tsx'
import { answerOf, basisOf, viewOf, type GoalsView } from './goal-view.ts'
import { emptyGoals, goalsScreenTexts, goalToasts, loadFailed, undoLabel } from './messages.ts'
import { JubileeMoment } from './jubilee-moment.tsx'

// In a long list, cards far off are not drawn until they come near.
const MANY = 20
const farOff =
  '*:[contain-intrinsic-size:auto_15rem] *:[content-visibility:auto] print:*:[content-visibility:visible]'

/** The goals, in each of their states. */
export function GoalsScreen() {
  const goals = useRead(listGoals)
  if (goals.isError && !goals.data) {
    return (
      <div className="grid grid-cols-1 gap-6">
        <h1>{goalsScreenTexts.title}</h1>
        <LoadFailed {...loadFailed} reads={goals} />
      </div>
    )
  }
  if (!goals.data) return <GoalsSkeleton />
  return <Goals goals={goals.data} />
}

const GoalDialogs = lateDialog(async () => (await import('./dialogs/goal-dialogs.tsx')).GoalDialogs)

function Goals({ goals }: { goals: Goal[] }) {
  const today = currentDay()
  const view = useMemo(() => viewOf(goals, today), [goals, today])
  const [open, setOpen] = useState<OpenGoalDialog | null>(null)
  const { complete, reopen, celebrated, closeMoment } = useCompletion()
  const act = (act: GoalAction, goal: Goal) => {
    if (act === 'complete') void complete(goal)
    else if (act === 'reopen') void reopen(goal)
    else setOpen({ act, goal })
  }
  const add = useCallback(() => setOpen({ act: 'add' }), [])
  const isEmpty = goals.length === 0
  return (
    <div className="grid grid-cols-1 gap-6" {...GoalDialogs.near}>
      <GoalsHeader view={view} onAdd={isEmpty ? null : add} />
      {celebrated && <JubileeMoment key={celebrated.id} goal={celebrated} onClose={closeMoment} />}
      {isEmpty && (
        <EmptyState icon={Sprout} title={emptyGoals.title} text={emptyGoals.text}>
          <Button size="large" onClick={add}>
            <Plus size={18} aria-hidden="true" /> {emptyGoals.action}
          </Button>
        </EmptyState>
      )}
      {view.open.length > 0 && (
        <section aria-labelledby="goals-title">
          <h2 id="goals-title" className="mb-3.5">
            {goalsScreenTexts.openTitle}
          </h2>
          <div className={`grid grid-cols-1 gap-4 md:grid-cols-2 ${view.open.length > MANY ? farOff : ''}`}>
            {view.open.map((line) => (
              <GoalCard key={line.goal.id} line={line} onAction={act} />
            ))}
          </div>
        </section>
      )}
      <DoneGoals lines={view.done} onAction={act} />
      {open && <GoalDialogs open={open} view={view} onClose={() => setOpen(null)} />}
    </div>
  )
}

function GoalsHeader({ view, onAdd }: { view: GoalsView; onAdd: (() => void) | null }) {
  const basis = basisOf(view)
  return (
    <header className="flex flex-wrap items-end justify-between gap-x-8 gap-y-5">
      <div className="max-w-text min-w-0">
        <p className="mb-2 text-small text-ink-2">{goalsScreenTexts.title}</p>
        {onAdd ? <Answer view={view} /> : <h1>{goalsScreenTexts.startWith(formatMoney(100))}</h1>}
        {basis && <p className="mt-3 text-ink-2">{basis}</p>}
      </div>
      {onAdd && (
        <Button className="max-sm:w-full print:hidden" onClick={onAdd}>
          <Plus size={18} aria-hidden="true" /> {goalsScreenTexts.add}
        </Button>
      )}
    </header>
  )
}

const answerParts = { figure: (words: string) => <span className="text-brand">{words}</span> }

function Answer({ view }: { view: GoalsView }) {
  return (
    <h1>
      <MarkedText text={answerOf(view)} parts={answerParts} />
    </h1>
  )
}

/** Calls a goal done, or opens it again; `celebrated` is the goal that was just called done. */
function useCompletion() {
  const { mutateAsync } = useWrite(updateGoal, { list: readOf(listGoals).queryKey })
  const [celebrated, setCelebrated] = useState<Goal | null>(null)

  async function reopen(goal: Goal) {
    const isReopened = await toastOutcome(
      mutateAsync({ params: { id: goal.id }, body: { isCompleted: false } }),
      { done: ({ title }) => goalToasts.reopened(title), failed: goalToasts.reopenFailed },
    )
    if (isReopened) setCelebrated(null)
  }

  async function complete(goal: Goal) {
    const saved = await toastOutcome(mutateAsync({ params: { id: goal.id }, body: { isCompleted: true } }), {
      done: (done) => ({
        ...goalToasts.completed(done.title),
        action: { label: undoLabel, onPress: () => void reopen(done) },
      }),
      failed: goalToasts.completeFailed,
    })
    if (saved) setCelebrated(saved)
  }

  return { complete, reopen, celebrated, closeMoment: () => setCelebrated(null) }
}
