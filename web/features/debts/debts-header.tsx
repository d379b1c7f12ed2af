import { Landmark, Plus } from 'lucide-react'
import { Link } from 'react-router'
import { paths } from '#web/paths.ts'
import { Button } from '#web/ui/button.tsx'
import type { ReactNode } from 'react'
import type { DebtPlan } from './plan-view.ts'
import { answerOf, basisOf } from './plan-words.ts'

/** How debts come from a bank: the page hands it in, for it is a feature of its own. */
export type Linking = {
  /** what the button says: 'Link Accounts', or how far it is */
  label: string
  isBusy: boolean
  press: () => void
  /** banks that send nothing until the person signs in there, below the header */
  notices: ReactNode
  /** what arrived, below the header */
  arrived: ReactNode
  /** why nothing can be linked; `onAdd` adds a debt by hand */
  dialog: (onAdd: () => void) => ReactNode
}

type DebtsHeaderProps = {
  /** null while there is nothing to plan */
  plan: DebtPlan | null
  linking: Linking
  onAdd: () => void
}

/** The answer first, in one sentence with one date, and what it rests on. */
export function DebtsHeader({ plan, linking, onAdd }: DebtsHeaderProps) {
  return (
    <header className="flex flex-wrap items-end justify-between gap-x-8 gap-y-5">
      <div className="max-w-text">
        <p className="mb-2 text-small text-ink-2">My Debts</p>
        {plan ? <Answer plan={plan} /> : <h1>See the day you owe nothing.</h1>}
      </div>
      <div className="flex w-full flex-wrap gap-3 sm:w-auto print:hidden">
        {/* Not disabled while it runs: the bank's dialog gives the focus back to it. */}
        <Button
          variant="quiet"
          className="flex-1 max-sm:px-2.5 sm:flex-none"
          aria-disabled={linking.isBusy}
          onClick={linking.press}
        >
          <Landmark size={18} aria-hidden="true" /> <span aria-live="polite">{linking.label}</span>
        </Button>
        <Button className="flex-1 max-sm:px-2.5 sm:flex-none" onClick={onAdd}>
          <Plus size={18} aria-hidden="true" /> Add Manually
        </Button>
        <Link to={paths.debtsImport} className="link inline-flex min-h-11 items-center px-1 text-small">
          Import debts
        </Link>
      </div>
    </header>
  )
}

/** "debt-free" stays on one line. */
function Unbroken({ text }: { text: string }) {
  const [before, after] = text.split('debt-free')
  if (after === undefined) return text
  return (
    <>
      {before}
      <span className="inline-block">debt-free</span>
      {after}
    </>
  )
}

function Answer({ plan }: { plan: DebtPlan }) {
  const { before, date, after } = answerOf(plan)
  return (
    <>
      <h1>
        <Unbroken text={before} />
        {date && (
          <>
            {' '}
            <span className="inline-block text-brand">{date}</span>
            {after}
          </>
        )}
      </h1>
      {plan.totalCents > 0 && <p className="mt-3 text-ink-2">{basisOf(plan)}</p>}
    </>
  )
}
