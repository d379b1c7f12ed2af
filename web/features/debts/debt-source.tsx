import { Landmark } from 'lucide-react'
import type { Debt } from '#contracts/money/debts.ts'
import { Button } from '#web/ui/button.tsx'
import { exactMoney } from './figures.ts'
import { ownWords, sourceWords } from './source-words.ts'

type DebtSourceProps = {
  debt: Debt
  /** takes over what the bank says is owed */
  onTake: (debt: Debt) => void
}

/** Which figures of a linked debt are the bank's and of when, which are the person's, and a balance that differs. */
export function DebtSource({ debt, onTake }: DebtSourceProps) {
  const { bank } = debt
  if (!bank) return null
  const isBehind = bank.bankBalance !== null && bank.bankBalance !== debt.balance
  return (
    <div className="grid gap-2 text-tiny text-ink-3">
      <p className="flex items-start gap-1.5">
        <Landmark size={14} aria-hidden="true" className="mt-0.75 shrink-0" />
        <span>
          {sourceWords(bank)}. {ownWords(debt)}
        </span>
      </p>
      {isBehind && bank.bankBalance !== null && (
        <div className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1 rounded-control bg-info-soft px-3 py-2 text-info">
          <p>
            {bank.bankName} says you owe {exactMoney(bank.bankBalance)}.
          </p>
          <Button
            variant="quiet"
            size="small"
            className="print:hidden"
            aria-label={`Use the bank’s balance for ${debt.name}`}
            onClick={() => onTake(debt)}
          >
            Use it
          </Button>
        </div>
      )}
    </div>
  )
}
