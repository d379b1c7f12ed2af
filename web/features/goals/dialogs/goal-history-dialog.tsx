import { Undo2 } from 'lucide-react'
import { useRead } from '#web/api/use-read.ts'
import { formatShortDate } from '#web/format/dates.ts'
import { formatCents } from '#web/format/money.ts'
import { Button } from '#web/ui/button.tsx'
import { ListDialog, ListEntry } from '#web/ui/dialogs/list-dialog.tsx'
import { type Contribution, listContributions } from '#contracts/money/goals.ts'
import { goalHistoryTexts } from './dialog-messages.ts'
import { paceOf, paceSentence, type GoalLine } from '../goal-view.ts'
import { undoLabel } from '../messages.ts'
import { useUndoContribution } from '../use-undo-contribution.ts'

type GoalHistoryProps = { line: GoalLine; today: string; onClose: () => void }

/** The contributions to a goal, newest first, and the date their pace leads to. */
export function GoalHistoryDialog({ line, today, onClose }: GoalHistoryProps) {
  const { goal } = line
  const history = useRead(listContributions, { params: { id: goal.id } })
  return (
    <ListDialog
      title={goalHistoryTexts.title(goal.title)}
      description={goalHistoryTexts.savedSoFar(formatCents(line.currentCents), formatCents(line.targetCents))}
      read={history}
      what={goalHistoryTexts.what}
      onClose={onClose}
    >
      {(entries) => <Entries line={line} entries={entries} today={today} />}
    </ListDialog>
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
      {entries.length === 0 && <p className="py-3 text-ink-2">{goalHistoryTexts.empty}</p>}
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
    <ListEntry name={isOut ? goalHistoryTexts.takenOut : goalHistoryTexts.putIn} note={day}>
      <Button
        variant="plain"
        size="small"
        aria-label={goalHistoryTexts.undoOf(amount, day)}
        disabled={isBusy}
        onClick={onUndo}
      >
        <Undo2 size={16} aria-hidden="true" /> {undoLabel}
      </Button>
      <p className={`tabular-nums ${isOut ? '' : 'text-brand'}`}>
        {isOut ? '−' : '+'}
        {amount}
      </p>
    </ListEntry>
  )
}
