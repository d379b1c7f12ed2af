import { Plus } from 'lucide-react'
import { scoreBand } from '#engine/credit/scores.ts'
import type { CreditScore } from '#contracts/money/credit-scores.ts'
import { formatDate } from '#web/format/dates.ts'
import { Button } from '#web/ui/button.tsx'
import { addOwnScore } from './messages.ts'
import { kindName } from '#web/scores/score-names.ts'

type CreditHeaderProps = { latest: CreditScore | null; onAdd: () => void }

/** The answer first: the latest score, and whose number it is. */
export function CreditHeader({ latest, onAdd }: CreditHeaderProps) {
  return (
    <header className="flex flex-wrap items-end justify-between gap-x-8 gap-y-5">
      <div className="max-w-text">
        <p className="mb-2 text-small text-ink-2">Credit Monitor</p>
        {latest ? (
          <>
            <h1>
              Your latest score is <span className="text-brand">{latest.score}</span>:{' '}
              {scoreBand(latest.score)}.
            </h1>
            <p className="mt-3 text-ink-2">
              {kindName(latest)}, from {formatDate(latest.recordedAt)}.
            </p>
          </>
        ) : (
          <>
            <h1>See your score, and what moves it.</h1>
            <p className="mt-3 text-ink-2">Add a score you know, and this screen is about you.</p>
          </>
        )}
      </div>
      <Button className="max-sm:w-full print:hidden" onClick={onAdd}>
        <Plus size={18} aria-hidden="true" /> {latest ? 'Add a score' : addOwnScore}
      </Button>
    </header>
  )
}
