import { Landmark } from 'lucide-react'
import { type BankFigure, type Debt, type DebtBank, updateDebt } from '#contracts/money/debts.ts'
import { centsToDecimal } from '#engine/money/cents.ts'
import { useWrite } from '#web/api/use-write.ts'
import { Button } from '#web/ui/button.tsx'
import { toastOutcome } from '#web/ui/toast/toast-outcome.ts'
import type { ToastMessage } from '#web/ui/toast/toast-store.ts'
import { formatInstant } from '#web/format/dates.ts'
import { exactMoney } from '../figures.ts'
import { debtActions, debtToasts } from '../messages.ts'
import { debtSourceTexts as texts } from './list-messages.ts'

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
  const undo = { label: debtActions.undo, onPress: () => void save(balance, debtToasts.balanceBack) }
  const take = () => void save(bankCents, { ...debtToasts.balanceTaken(name, bankName), action: undo })
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1 rounded-control bg-info-soft px-3 py-2 text-info">
      <p>{texts.bankSays(bankName, exactMoney(bankCents))}</p>
      <Button
        variant="quiet"
        size="small"
        className="print:hidden"
        aria-label={texts.useNamed(name)}
        onClick={take}
      >
        {texts.use}
      </Button>
    </div>
  )
}

// what a card shows
const shown = [
  'balance',
  'interestRate',
  'minimumPayment',
  'paymentDueDate',
] as const satisfies readonly BankFigure[]

/** 'From First Bank, 11/20/2026, 2:05 PM EST' */
export function sourceWords({ bankName, fetchedAt }: Pick<DebtBank, 'bankName' | 'fetchedAt'>): string {
  return texts.from(bankName, formatInstant(fetchedAt))
}

/** 'You entered the rate and the minimum.' Empty where every figure is the bank's. */
export function ownWords(debt: Pick<Debt, 'bank' | Exclude<BankFigure, 'name'>>): string {
  const { bank } = debt
  if (!bank) return ''
  const own = shown.filter((figure) => !bank.figures.includes(figure) && debt[figure] !== null)
  return own.length === 0 ? '' : texts.entered(own.map((figure) => texts.figures[figure]))
}
