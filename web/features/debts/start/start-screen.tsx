import { Pencil } from 'lucide-react'
import { useState, type ReactNode } from 'react'
import { Link } from 'react-router'
import { getCashPlan } from '#contracts/money/cash-plan.ts'
import { listDebts, listRecentPayments, type Debt, type RecentPayment } from '#contracts/money/debts.ts'
import { debtTypeLabels } from '#contracts/money/messages/debt-type-messages.ts'
import { useRead } from '#web/api/use-read.ts'
import { today as currentDay } from '#web/format/dates.ts'
import { paths } from '#web/paths.ts'
import { buttonClass } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { Disclosure } from '#web/ui/states/disclosure.tsx'
import { LoadFailed } from '#web/ui/states/load-failed.tsx'
import { AssumedNote } from '../assumed/assumed-note.tsx'
import { rateWords } from '../assumed/assumed-rates.ts'
import { DebtsSkeleton } from '../debts-skeleton.tsx'
import { stepTitle } from '../due/due-words.ts'
import { nextStepOf } from '../due/next-step.ts'
import { apr, exactMoney, money } from '../figures.ts'
import { loadFailed } from '../messages.ts'
import { MonthlyAmount } from '../plan/monthly-amount.tsx'
import type { DebtPlan } from '../plan/plan-view.ts'
import { rangeTexts } from '../plan/plan-messages.ts'
import { answerOf, basisOf, rangeSentence } from '../plan/plan-words.ts'
import { useKeptPlan } from '../plan/use-kept-plan.ts'
import { usePayoffSpan, usePlan } from '../plan/use-plan.ts'
import { useDebtDialogs } from '../use-debt-dialogs.tsx'
import { DebtRowForm } from './debt-row-form.tsx'
import { pasteTexts, startTexts } from './messages.ts'
import { PasteList } from './paste-list.tsx'

/** From nothing to an own plan on one page: debts in rows, what a month can go to them, and the day that follows. */
export function StartScreen({ otherWays }: { otherWays: ReactNode }) {
  const debts = useRead(listDebts)
  const payments = useRead(listRecentPayments)
  const [isPasting, setPasting] = useState(false)
  const failed = [debts, payments].filter((read) => read.isError && !read.data)
  return (
    <div className="form-frame grid grid-cols-1 gap-5">
      <header>
        <h1>{startTexts.title}</h1>
        <p className="mt-2 text-ink-2">{startTexts.lead}</p>
      </header>
      {failed.length > 0 && <LoadFailed {...loadFailed} reads={failed} />}
      {debts.data && payments.data ? (
        <Entered debts={debts.data} payments={payments.data}>
          <DebtRowForm isFirst={debts.data.length === 0} />
          <div className="-mt-1">
            <Disclosure key={String(isPasting)} label={pasteTexts.label} className="font-[560] text-brand">
              <PasteList onAdded={() => setPasting(!isPasting)} />
            </Disclosure>
            {otherWays}
          </div>
        </Entered>
      ) : (
        failed.length === 0 && <DebtsSkeleton />
      )}
    </div>
  )
}

type EnteredProps = { debts: Debt[]; payments: RecentPayment[]; children: ReactNode }

function Entered({ debts, payments, children }: EnteredProps) {
  const today = currentDay()
  const kept = useKeptPlan(today)
  const cash = useRead(getCashPlan).data
  const plan = usePlan({ debts, payments, settings: kept.settings, cash, today })
  const dialogs = useDebtDialogs(plan)
  const open = debts.filter(({ closedAt }) => closedAt === null)
  return (
    <div className="grid grid-cols-1 gap-5" {...dialogs.near}>
      {open.length > 0 && <EnteredDebts debts={open} onEdit={(debt) => dialogs.act('edit', debt)} />}
      {children}
      {plan.totalCents > 0 && (
        <>
          <MonthlyAmount
            plan={plan}
            chosenCents={kept.isChosen ? kept.settings.extra : null}
            onChoose={kept.choose}
          />
          <FirstAnswer plan={plan} onEnterRate={(debt) => dialogs.act('edit', debt)} />
        </>
      )}
      {dialogs.dialog}
    </div>
  )
}

function EnteredDebts({ debts, onEdit }: { debts: Debt[]; onEdit: (debt: Debt) => void }) {
  return (
    <ul aria-label={startTexts.debts} className="grid gap-2">
      {debts.map((debt) => (
        <li
          key={debt.id}
          className="flex flex-wrap items-center gap-x-3 rounded-card border border-line bg-raised py-2 pr-2 pl-4"
        >
          <p className="min-w-0 flex-[1_1_8rem]">
            <span className="block font-[560] wrap-anywhere">{debt.name}</span>
            <span className="block text-small text-ink-2">{termsOf(debt)}</span>
          </p>
          <span className="fig min-w-0 wrap-anywhere">{exactMoney(debt.balance)}</span>
          <button
            type="button"
            aria-label={startTexts.edit(debt.name)}
            className="grid size-11 place-items-center rounded-control text-ink-2 hover:bg-sunken hover:text-ink"
            onClick={() => onEdit(debt)}
          >
            <Pencil size={18} aria-hidden="true" />
          </button>
        </li>
      ))}
    </ul>
  )
}

/** 'Credit card, 22.99%, $90 a month' */
function termsOf(debt: Debt): string {
  const { type, interestRate, minimumPayment } = debt
  const rate = interestRate === null ? rateWords(debt) : apr(interestRate)
  const minimum = minimumPayment === null ? [] : [startTexts.monthly(money(minimumPayment))]
  return [debtTypeLabels()[type], rate, ...minimum].join(', ')
}

type FirstAnswerProps = { plan: DebtPlan; onEnterRate: (debt: Debt) => void }

function FirstAnswer({ plan, onEnterRate }: FirstAnswerProps) {
  const { before, date, after } = answerOf(plan)
  const range = rangeSentence(plan, usePayoffSpan(plan))
  const step = nextStepOf(plan)
  return (
    <Card aria-label={startTexts.answer} aria-live="polite" className="md:p-6">
      <h2 className="text-title">
        {before} {date && <span className="text-brand">{date}</span>}
        {after}
      </h2>
      {range && (
        <p className="mt-2 text-ink-2">
          {range} {rangeTexts.why}
        </p>
      )}
      <p className="mt-2 text-ink-2">{basisOf(plan)}</p>
      <AssumedNote debts={plan.debts} onEnter={onEnterRate} />
      {step && <p className="mt-2 font-[560]">{stepTitle(plan, step)}.</p>}
      <Link to={paths.debtTracker} className={buttonClass({ className: 'mt-4' })}>
        {startTexts.see}
      </Link>
    </Card>
  )
}
