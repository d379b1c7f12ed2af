import { Check, List, Plus, Settings2, Trash2 } from 'lucide-react'
import { recordSpending } from '#contracts/money/budget.ts'
import { centsToDecimal } from '#engine/money/cents.ts'
import { useWrite } from '#web/api/use-write.ts'
import { formatMoney } from '#web/format/money.ts'
import { Button } from '#web/ui/button.tsx'
import { CardAction } from '#web/ui/card-action.tsx'
import { toastOutcome } from '#web/ui/toast/toast-outcome.ts'
import { carriedShown, paceWords, type CategoryLine } from '../budget-view.ts'
import { budgetToasts, categoryTexts as texts, undoLabel } from '../messages.ts'
import { likelyDay } from '../months/budget-months.ts'
import { useUndoSpending } from '../spending/use-undo-spending.ts'
import { BudgetAmount } from './budget-amount.tsx'
import type { CategoryRowProps } from './category-row.tsx'
import { detailsTexts } from './messages.ts'

/** What an open category shows: its amount, what was spent of it, and what can be done. */
export function CategoryDetails({ line, month, today, monthLabel, onAction }: CategoryRowProps) {
  const { category, usage, carriedCents } = line
  const { name } = category
  const pace = paceWords(usage, month, today)
  return (
    <div className="grid grid-cols-1 gap-3">
      <div className="grid grid-cols-1 gap-0.5 text-small text-ink-2">
        <BudgetAmount category={category} month={month} monthLabel={monthLabel} />
        <p>
          {detailsTexts.spentOf({
            spent: formatMoney(usage.spentCents),
            available: formatMoney(usage.availableCents),
            percent: usage.percent,
          })}
        </p>
        {carriedCents !== 0 && <p>{detailsTexts.carried(formatMoney(carriedShown(usage, carriedCents)))}</p>}
        {pace !== null && <p>{pace}</p>}
      </div>
      <div className="flex flex-wrap items-center gap-1 print:hidden">
        <PayBill line={line} month={month} today={today} />
        <Button
          variant="quiet"
          size="small"
          className="mr-1 max-sm:px-2.5"
          aria-label={detailsTexts.recordIn(name)}
          onClick={() => onAction('spend', category)}
        >
          <Plus size={16} aria-hidden="true" /> {detailsTexts.spending}
        </Button>
        <CardAction
          name={detailsTexts.list}
          label={detailsTexts.listIn(name)}
          icon={List}
          onPress={() => onAction('list', category)}
        />
        <CardAction
          name={detailsTexts.edit}
          label={detailsTexts.editOf(name)}
          icon={Settings2}
          onPress={() => onAction('edit', category)}
        />
        <CardAction
          name={detailsTexts.remove}
          label={detailsTexts.removeOf(name)}
          icon={Trash2}
          className="ml-auto text-ink-3"
          onPress={() => onAction('remove', category)}
        />
      </div>
    </div>
  )
}

type PayBillProps = { line: CategoryLine; month: string; today: string }

/** Records what is left of a bill as paid, in one press that can be undone. A month to come has nothing paid yet. */
function PayBill({ line: { category, usage }, month, today }: PayBillProps) {
  const { mutateAsync, isPending } = useWrite(recordSpending)
  const { takeBack } = useUndoSpending(category.id)
  const { id, name } = category
  if (usage.status !== 'due' || usage.leftCents <= 0 || month > today.slice(0, 7)) return null
  const pay = () =>
    toastOutcome(
      mutateAsync({
        params: { id },
        body: { amount: centsToDecimal(usage.leftCents), spentOn: likelyDay(month, today) },
      }),
      {
        done: ({ spending }) => ({
          ...budgetToasts.paid(name),
          action: { label: undoLabel, onPress: () => void takeBack(spending) },
        }),
        failed: budgetToasts.spendFailed,
      },
    )
  return (
    <Button size="small" busy={isPending} aria-label={texts.markPaidLabel(name)} onClick={() => void pay()}>
      <Check size={16} aria-hidden="true" /> {texts.markPaid}
    </Button>
  )
}
