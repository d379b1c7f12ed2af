import type { ReactNode } from 'react'
import { formatCents } from '#web/format/money.ts'
import { Button } from '#web/ui/button.tsx'
import { sortingTexts } from './messages.ts'

type TransactionLineProps = {
  name: ReactNode
  /** the day, and what else is known of it */
  note: ReactNode
  cents: number
  /** the button that makes a rule of the choice, where there is something to learn */
  rule: { label: string; onTeach: () => void } | null
  /** where it counts: a CategorySelect, or words */
  children: ReactNode
}

/** One transaction of a list: who, when, how much, and where it counts in the budget. */
export function TransactionLine({ name, note, cents, rule, children }: TransactionLineProps) {
  return (
    <li className="grid grid-cols-1 gap-x-4 gap-y-2 py-3.5 md:grid-cols-[1fr_8rem_15rem] md:items-center">
      <div className="flex items-start justify-between gap-4 md:contents">
        <div className="min-w-0">
          <p className="font-[560] break-words">{name}</p>
          <p className="text-tiny text-ink-3">{note}</p>
        </div>
        <SignedAmount cents={cents} />
      </div>
      {children}
      {rule && (
        <Button
          variant="quiet"
          size="small"
          className="md:col-start-3 md:justify-self-stretch"
          onClick={(event) => {
            // This button goes when the rule is there: the focus stays in the row.
            event.currentTarget.closest('li')?.querySelector('select')?.focus()
            rule.onTeach()
          }}
        >
          {rule.label}
        </Button>
      )}
    </li>
  )
}

/** Money out as it is; money in with its sign, and in words for people who do not see the color. */
export function SignedAmount({ cents }: { cents: number }) {
  const isIn = cents < 0
  return (
    <p className={`shrink-0 tabular-nums md:text-right ${isIn ? 'text-brand' : ''}`}>
      {isIn && <span className="sr-only">{sortingTexts.moneyIn} </span>}
      {isIn ? '+' : ''}
      {formatCents(Math.abs(cents))}
    </p>
  )
}
