import { useRead } from '#web/api/use-read.ts'
import { Undo2 } from 'lucide-react'
import { formatShortDate } from '#web/format/dates.ts'
import { formatCents } from '#web/format/money.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { LoadFailed } from '#web/ui/load-failed.tsx'
import { SkeletonRows } from '#web/ui/skeleton.tsx'
import { type Contribution, listContributions } from '#contracts/money/goals.ts'
import { paceOf, paceSentence, type GoalLine } from './goal-view.ts'
import { useUndoContribution } from './use-undo-contribution.ts'

type GoalHistoryProps = { line: GoalLine; today: string; onClose: () => void }

/** What was put toward a goal, newest first, and where the pace of it leads. */
export function GoalHistoryDialog({ line, today, onClose }: GoalHistoryProps) {
  const { goal } = line
  const history = useRead(listContributions, { params: { id: goal.id } })
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={`History of ${goal.title}`}
      description={`Saved so far: ${formatCents(line.currentCents)} of ${formatCents(line.targetCents)}.`}
      footer={
        <Button variant="quiet" onClick={onClose}>
          Close
        </Button>
      }
    >
      {history.isPending && (
        <SkeletonRows label="Loading the history" className="gap-3" rows={['h-14', 'h-14', 'h-14']} />
      )}
      {history.isError && (
        <LoadFailed
          isInset
          title="The history could not be loaded. Nothing was lost."
          text={null}
          reads={history}
        />
      )}
      {history.data && <Entries line={line} entries={history.data} today={today} />}
    </Dialog>
  )
}

type EntriesProps = { line: GoalLine; entries: readonly Contribution[]; today: string }

function Entries({ line, entries, today }: EntriesProps) {
  const undo = useUndoContribution()
  const { goal, isReached } = line
  return (
    <>
      {!isReached && goal.completedAt === null && (
        <p className="mb-3 rounded-control bg-sunken px-4 py-3 text-small text-ink-2">
          {paceSentence(paceOf(line, entries, today))}
        </p>
      )}
      {entries.length === 0 && <p className="py-3 text-ink-2">Nothing was put in yet.</p>}
      <ul className="divide-y divide-line">
        {entries.map((entry) => (
          <EntryLine
            key={entry.id}
            entry={entry}
            today={today}
            isBusy={undo.isBusy}
            onUndo={() => void undo.takeBack({ id: goal.id, contributionId: entry.id })}
          />
        ))}
      </ul>
    </>
  )
}

type EntryLineProps = { entry: Contribution; today: string; isBusy: boolean; onUndo: () => void }

function EntryLine({ entry, today, isBusy, onUndo }: EntryLineProps) {
  const cents = entry.amount
  const isOut = cents < 0
  const amount = formatCents(Math.abs(cents))
  const day = formatShortDate(entry.contributedOn, today)
  return (
    <li className="flex items-center gap-3 py-3">
      <div className="min-w-0 flex-1">
        <p className="font-[560]">{isOut ? 'Taken out' : 'Put in'}</p>
        <p className="text-tiny text-ink-3">{day}</p>
      </div>
      <Button
        variant="plain"
        size="small"
        aria-label={`Undo ${amount} of ${day}`}
        disabled={isBusy}
        onClick={onUndo}
      >
        <Undo2 size={16} aria-hidden="true" /> Undo
      </Button>
      <p className={`tabular-nums ${isOut ? '' : 'text-brand'}`}>
        {isOut ? '−' : '+'}
        {amount}
      </p>
    </li>
  )
}
