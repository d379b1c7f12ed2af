import { Landmark } from 'lucide-react'
import { type BankFigure, type Debt, type DebtBank, updateDebt } from '#contracts/money/debts.ts'
import { centsToDecimal } from '#engine/money/cents.ts'
import { useWrite } from '#web/api/use-write.ts'
import { Button } from '#web/ui/button.tsx'
import { toastOutcome } from '#web/ui/toast/toast-outcome.ts'
import type { ToastMessage } from '#web/ui/toast/toast-store.ts'
import { formatInstant } from '#web/format/dates.ts'
import { exactMoney } from '../figures.ts'
import { debtToasts } from '../messages.ts'

/** Which figures of a linked debt are the bank's and of when, which are the person's, and a balance that differs. */
export function DebtSource({ debt }: { debt: Debt }) {
  const { bank } = debt
  if (!bank) return null
  return (
    <div className="grid gap-2 text-tiny text-ink-3">
      <p className="flex items-start gap-1.5">
        <Landmark size={14} aria-hidden="true" className="mt-0.75 shrink-0" />
        <span>
          {sourceWords(bank)}. {ownWords(debt)}
        </span>
      </p>
      {bank.bankBalance !== null && bank.bankBalance !== debt.balance && (
        <BankBalance debt={debt} bank={bank} bankCents={bank.bankBalance} />
      )}
    </div>
  )
}

type BankBalanceProps = { debt: Debt; bank: DebtBank; bankCents: number }

/** A balance at the bank that differs, to take over; the toast has the way back to the one that was typed. */
function BankBalance({ debt: { id, name, balance }, bank: { bankName }, bankCents }: BankBalanceProps) {
  const { mutateAsync: update } = useWrite(updateDebt)
  const save = (cents: number, done: ToastMessage) =>
    toastOutcome(update({ params: { id }, body: { balance: centsToDecimal(cents) } }), {
      done,
      failed: debtToasts.balanceFailed,
    })
  const undo = { label: 'Undo', onPress: () => void save(balance, debtToasts.balanceBack) }
  const take = () => void save(bankCents, { ...debtToasts.balanceTaken(name, bankName), action: undo })
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1 rounded-control bg-info-soft px-3 py-2 text-info">
      <p>
        {bankName} says you owe {exactMoney(bankCents)}.
      </p>
      <Button
        variant="quiet"
        size="small"
        className="print:hidden"
        aria-label={`Use the bank’s balance for ${name}`}
        onClick={take}
      >
        Use it
      </Button>
    </div>
  )
}

// what a card shows
const shown: readonly { figure: BankFigure; word: string }[] = [
  { figure: 'balance', word: 'balance' },
  { figure: 'interestRate', word: 'rate' },
  { figure: 'minimumPayment', word: 'minimum' },
  { figure: 'paymentDueDate', word: 'due date' },
]

/** 'From First Bank, 11/20/2026, 2:05 PM EST' */
export function sourceWords({ bankName, fetchedAt }: Pick<DebtBank, 'bankName' | 'fetchedAt'>): string {
  return `From ${bankName}, ${formatInstant(fetchedAt)}`
}

/** 'You entered the rate and the minimum.' Empty where every figure is the bank's. */
export function ownWords(debt: Pick<Debt, 'bank' | Exclude<BankFigure, 'name'>>): string {
  const { bank } = debt
  if (!bank) return ''
  const own = shown
    .filter(({ figure }) => !bank.figures.includes(figure) && debt[figure as 'balance'] !== null)
    .map(({ word }) => `the ${word}`)
  if (own.length === 0) return ''
  const last = own.at(-1)
  const list = own.length === 1 ? last : `${own.slice(0, -1).join(', ')} and ${last}`
  return `You entered ${list}.`
}
