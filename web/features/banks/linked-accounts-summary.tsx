import { Check, Landmark } from 'lucide-react'
import { useEffect, useId, useRef } from 'react'
import { Link } from 'react-router'
import type { BankAccount } from '#contracts/money/banks.ts'
import { listDebts, type Debt } from '#contracts/money/debts.ts'
import { useRead } from '#web/api/use-read.ts'
import { formatApr, formatMoney } from '#web/format/money.ts'
import { paths } from '#web/paths.ts'
import { Button } from '#web/ui/button.tsx'
import { Card, CardTitle } from '#web/ui/card.tsx'
import { paymentNotes } from './bank-labels.ts'
import { FiguresForm, stillMissing, type Figure } from './figures-form.tsx'
import { arrivedTexts } from './messages.ts'
import type { LinkedBank } from './use-bank-link.ts'

type LinkedDebt = { account: BankAccount; debt: Debt; missing: Figure[] }

/** The accounts that came with a bank, with fields for the figures it did not send. It takes the focus when it appears. */
export function LinkedAccountsSummary({ linked, onClose }: { linked: LinkedBank; onClose: () => void }) {
  const titleId = useId()
  const title = useRef<HTMLHeadingElement>(null)
  const debts = useRead(listDebts)
  useEffect(() => title.current?.focus(), [])
  const linkedDebts = linkedDebtsOf(linked, debts.data ?? [])
  const missing = linkedDebts.filter((one) => one.missing.length > 0)
  return (
    <Card aria-labelledby={titleId} className="grid gap-4 border-brand/50 sm:p-6">
      <div className="flex items-start gap-3.5">
        <span className="grid size-11 shrink-0 place-items-center rounded-full bg-brand-soft text-brand-deep">
          <Landmark size={22} aria-hidden="true" />
        </span>
        <div className="min-w-0">
          <CardTitle id={titleId} ref={title} tabIndex={-1} className="outline-none">
            {titleOf(linked)}
          </CardTitle>
          <p className="mt-1 text-small text-ink-2">{textOf(linked, missing.length)}</p>
        </div>
      </div>
      {linkedDebts.length > 0 && (
        <ul className="divide-y divide-line border-y border-line">
          {linkedDebts.map((one) => (
            <LinkedDebtLine key={one.debt.id} {...one} />
          ))}
        </ul>
      )}
      <div className="flex flex-wrap items-center gap-x-4 gap-y-3">
        <Button variant="quiet" onClick={onClose}>
          {missing.length > 0 ? arrivedTexts.later : arrivedTexts.done}
        </Button>
        {hasSpending(linked) && (
          <Link
            to={`${paths.budgeting}?tab=transactions`}
            className="link inline-flex min-h-11 items-center text-small"
          >
            {arrivedTexts.sort}
          </Link>
        )}
      </div>
    </Card>
  )
}

function linkedDebtsOf({ bank, newDebtIds }: LinkedBank, debts: readonly Debt[]): LinkedDebt[] {
  return bank.accounts.flatMap((account) => {
    const debt = debts.find(({ id }) => id === account.debtId)
    if (!debt) return []
    const missing = stillMissing(debt, account)
    return newDebtIds.includes(debt.id) || missing.length > 0 ? [{ account, debt, missing }] : []
  })
}

function LinkedDebtLine({ account, debt, missing }: LinkedDebt) {
  const isWhole = missing.length === 0
  return (
    <li className="grid gap-3 py-4">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
        <h3 className="min-w-0 break-words">{debt.name}</h3>
        <p className="text-small text-ink-2 tabular-nums">
          {isWhole && <Check size={16} aria-hidden="true" className="mr-1 inline text-brand" />}
          {figuresOf(debt)}
        </p>
      </div>
      {paymentNotes(account).map((note) => (
        <p key={note} className="text-small text-ink-2">
          {note}
        </p>
      ))}
      {!isWhole && <FiguresForm debt={debt} account={account} asked={missing} />}
    </li>
  )
}

/** '$4,250, 18.99% APR, $45 a month' as far as it is known. */
function figuresOf({ balance, interestRate, minimumPayment }: Debt): string {
  return [
    formatMoney(balance),
    interestRate === null ? null : arrivedTexts.apr(formatApr(interestRate)),
    minimumPayment === null ? null : arrivedTexts.aMonth(formatMoney(minimumPayment)),
  ]
    .filter((part) => part !== null)
    .join(', ')
}

/** '3 debts came from First Bank', or why none did. */
function titleOf({ bank, newDebtIds }: LinkedBank): string {
  if (newDebtIds.length > 0) return arrivedTexts.debts(newDebtIds.length, bank.name)
  return hasDebts(bank) ? arrivedTexts.nothingNew(bank.name) : arrivedTexts.noDebts(bank.name)
}

/** The next step. */
function textOf({ bank, newDebtIds }: LinkedBank, missingCount: number): string {
  if (newDebtIds.length === 0) {
    return hasDebts(bank) ? arrivedTexts.knownDebts : arrivedTexts.spending
  }
  return missingCount === 0 ? arrivedTexts.whole : arrivedTexts.missing
}

function hasDebts({ accounts }: LinkedBank['bank']): boolean {
  return accounts.some(({ debtId }) => debtId !== null)
}

/** Whether something arrived that can be sorted into the budget. */
function hasSpending({ bank }: LinkedBank): boolean {
  return bank.accounts.some(({ kind }) => kind === 'spending')
}
