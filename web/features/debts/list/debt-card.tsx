import { Ellipsis, History, Pencil } from 'lucide-react'
import { memo } from 'react'
import { Button } from '#web/ui/button.tsx'
import { CardAction } from '#web/ui/card-action.tsx'
import { Card } from '#web/ui/card.tsx'
import { Swatch } from '#web/ui/charts/freedom-line/swatch.tsx'
import { Menu, type MenuItem } from '#web/ui/dialogs/menu.tsx'
import { ProgressBar } from '#web/ui/progress-bar.tsx'
import { MarkedText } from '#web/ui/reading/marked-text.tsx'
import { Tag } from '#web/ui/tag.tsx'
import { lastPaymentDay } from '#engine/debts/terms/offer-end.ts'
import { dueDateOf } from '#engine/debts/start/this-month.ts'
import type { Debt } from '#contracts/money/debts.ts'
import { debtTypeLabels } from '#contracts/money/messages/debt-type-messages.ts'
import { toDebt } from '#engine/debts/start/debt-record.ts'
import { assumedTexts } from '../assumed/assumed-messages.ts'
import { rateWords } from '../assumed/assumed-rates.ts'
import { cardTexts, closing, removing } from '../leaving/leaving-messages.ts'
import { accruedText, CardBalances } from './card-balances.tsx'
import { DebtSource } from './debt-source.tsx'
import { debtTypeLooks } from '../debt-types.ts'
import { deferralTexts } from '../due/due-messages.ts'
import { apr, day, money, shortMonth } from '../figures.ts'
import { debtActions } from '../messages.ts'
import { progressOf } from '../plan/plan-view.ts'
import { debtCardTexts as texts } from './list-messages.ts'

export type DebtAction = 'edit' | 'pay' | 'close' | 'remove' | 'history' | 'statements'

/** The plan's values for one debt; plain values, so that a card renders only when its own change. */
export type CardFacts = {
  today: string
  /** its minimum, and where that comes from */
  minimum: string
  /** what is due, left or done this month; empty where that is not known */
  due: string
  /** the month it is paid off, as an index; null when the plan does not get there */
  goneMonth: number | null
  isNext: boolean
  /** its color in the freedom line */
  slot: number
}

type DebtCardProps = CardFacts & { debt: Debt; onAction: (act: DebtAction, debt: Debt) => void }

/** One debt: what is owed, at which rate, how far it is, and what can be done. */
export const DebtCard = memo(function DebtCard({ debt, onAction, ...facts }: DebtCardProps) {
  const { icon: Icon } = debtTypeLooks[debt.type]
  const titleId = `debt-${debt.id}`
  return (
    <Card as="article" aria-labelledby={titleId} className="flex flex-col gap-4">
      <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2">
        <div className="min-w-0 flex-[1_1_8rem]">
          <div className="flex items-start gap-2.5">
            <span className="mt-1.25 shrink-0">
              <Swatch slot={facts.slot} />
            </span>
            <div className="flex min-w-0 flex-wrap items-center gap-x-2.5 gap-y-1">
              <h3 id={titleId} className="min-w-0 break-words">
                {debt.name}
              </h3>
              {facts.isNext && <Tag tone="gold">{texts.next}</Tag>}
            </div>
          </div>
          <p className="mt-1.5 flex flex-wrap items-center gap-x-1.5 text-tiny text-ink-3">
            <Icon size={15} aria-hidden="true" />
            <span>{debtTypeLabels()[debt.type]}</span>
            {facts.due && <span>· {facts.due}</span>}
          </p>
        </div>
        <div className="ml-auto max-w-full shrink-0 text-right">
          <p className="fig text-[1.625rem] leading-tight">{money(debt.balance)}</p>
          <Terms debt={debt} facts={facts} onEdit={() => onAction('edit', debt)} />
        </div>
      </div>
      <Way debt={debt} gone={facts.goneMonth} />
      {debt.balances ? (
        <CardBalances debt={debt} balances={debt.balances} today={facts.today} />
      ) : (
        <Offer debt={debt} today={facts.today} />
      )}
      <DebtSource debt={debt} />
      <Acts debt={debt} onAction={onAction} />
    </Card>
  )
})

function Terms({ debt, facts, onEdit }: { debt: Debt; facts: CardFacts; onEdit: () => void }) {
  const rate = debt.interestRate
  return (
    <>
      <p className="text-tiny text-ink-3">
        {rate === null && !debt.balances ? (
          <>
            {rateWords(debt)}:{' '}
            <button type="button" className="link min-h-6 font-[560]" onClick={onEdit}>
              {assumedTexts.enterYours}
            </button>
          </>
        ) : (
          rateWords(debt)
        )}
      </p>
      <p className="text-tiny text-ink-3">{facts.minimum}</p>
    </>
  )
}

const wayParts = {
  since: (words: string) => <span className="max-sm:sr-only">{words}</span>,
  month: (words: string) => <b className="whitespace-nowrap text-ink">{words}</b>,
}

function Way({ debt, gone }: { debt: Debt; gone: number | null }) {
  const percent = progressOf([debt])
  return (
    <div>
      <ProgressBar percent={percent} label={texts.progress(debt.name)} />
      <div className="mt-2 flex justify-between gap-3 text-tiny text-ink-3">
        <span>
          <MarkedText text={texts.paid(percent)} parts={wayParts} />
        </span>
        <span className="text-right">
          {debt.balance === 0 ? (
            <b className="text-ink">{texts.paidOff}</b>
          ) : gone === null ? (
            texts.noDate
          ) : (
            <MarkedText text={texts.paidOffBy(shortMonth(gone))} parts={wayParts} />
          )}
        </span>
      </div>
    </div>
  )
}

/** When a low rate ends, and what comes then. */
function Offer({ debt, today }: { debt: Debt; today: string }) {
  const { promotionalRate: promo, deferredInterest: deferred } = debt
  const usual = debt.interestRate
  const isPromo = promo && promo.endsOn >= today
  const isDeferred = deferred && deferred.endsOn >= today && debt.balance > 0
  const soFar = isDeferred ? accruedText(deferred, today) : null
  if (!isPromo && !isDeferred) return null
  return (
    <p className="rounded-control bg-warn-soft px-3 py-2 text-tiny text-warn">
      {isPromo &&
        `${texts.offer({
          rate: apr(promo.interestRate ?? 0),
          on: day(promo.endsOn, today),
          usual: usual === null ? null : apr(usual),
        })} `}
      {isDeferred &&
        deferralTexts.payBy({
          amount: money(debt.balance),
          by: day(lastPaymentDay(deferred.endsOn, dueDateOf(toDebt(debt), today), today), today),
          rate: apr(deferred.interestRate ?? 0),
        })}
      {soFar !== null && ` ${soFar}.`}
    </p>
  )
}

function Acts({ debt, onAction }: Pick<DebtCardProps, 'debt' | 'onAction'>) {
  return (
    <div className="mt-auto flex flex-wrap items-center gap-x-1 print:hidden">
      {debt.balance === 0 ? (
        <Button
          variant="quiet"
          size="small"
          className="mr-1 max-sm:px-2.5"
          aria-label={`${closing.action}: ${debt.name}`}
          onClick={() => onAction('close', debt)}
        >
          {closing.action}
        </Button>
      ) : (
        <Button
          variant="quiet"
          size="small"
          className="mr-1 max-sm:px-2.5"
          aria-label={debtActions.recordPaymentTo(debt.name)}
          onClick={() => onAction('pay', debt)}
        >
          {debtActions.recordPayment}
        </Button>
      )}
      <CardAction
        name={debtActions.edit}
        label={debtActions.editNamed(debt.name)}
        icon={Pencil}
        onPress={() => onAction('edit', debt)}
      />
      <CardAction
        name={debtActions.history}
        label={debtActions.historyOf(debt.name)}
        icon={History}
        onPress={() => onAction('history', debt)}
      />
      <More debt={debt} onAction={onAction} />
    </div>
  )
}

/** Less common actions. */
function More({ debt, onAction }: Pick<DebtCardProps, 'debt' | 'onAction'>) {
  const items: MenuItem[] = [
    ...(debt.type === 'credit_card'
      ? [{ label: cardTexts.statements, onSelect: () => onAction('statements', debt) }]
      : []),
    { label: closing.action, onSelect: () => onAction('close', debt) },
    { label: removing.action, tone: 'danger', onSelect: () => onAction('remove', debt) },
  ]
  return (
    <Menu items={items} className="ml-auto">
      {(opener) => (
        <Button
          {...opener}
          variant="plain"
          size="small"
          className="w-11 px-0!"
          aria-label={cardTexts.more(debt.name)}
        >
          <Ellipsis size={20} aria-hidden="true" />
        </Button>
      )}
    </Menu>
  )
}
