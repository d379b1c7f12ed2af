import type { Debt } from '#contracts/money/debts.ts'
import { listKeptPlans, type KeptVersion } from '#contracts/money/debt-plan.ts'
import { indexOfMonth } from '#engine/debts/scenario/calendar-month.ts'
import { useRead } from '#web/api/use-read.ts'
import { formatDate, today as currentDay } from '#web/format/dates.ts'
import { LookBack } from '../reality/look-back.tsx'
import { Button } from '#web/ui/button.tsx'
import { Loaded } from '#web/ui/states/loaded.tsx'
import { money, month } from '../figures.ts'
import { useKeepPlan } from '../plan/use-keep-plan.ts'
import { historyTexts as texts } from '../what-if-panels/messages.ts'
import { itemsOf, namesOf, type Names } from './plan-items.ts'

type KeptPlansProps = {
  debts: readonly Debt[]
  /** a plan of the list is the plan again */
  onKept: () => void
}

/** The plans that were kept, newest first. Going back to one keeps it again: the others stay in the list. */
export function KeptPlans({ debts, onKept }: KeptPlansProps) {
  const read = useRead(listKeptPlans)
  return (
    <Loaded read={read} title={texts.failed} isInset>
      {(plans) =>
        plans.length === 0 ? (
          <p className="text-small text-ink-2">{texts.empty}</p>
        ) : (
          <>
            <ul className="divide-y divide-line">
              {plans.map((plan, at) => (
                <Version key={plan.id} plan={plan} nameOf={namesOf(debts)} isNow={at === 0} onKept={onKept} />
              ))}
            </ul>
            <LookBack debts={debts} today={currentDay()} />
          </>
        )
      }
    </Loaded>
  )
}

type VersionProps = { plan: KeptVersion; nameOf: Names; isNow: boolean; onKept: () => void }

function Version({ plan, nameOf, isNow, onKept }: VersionProps) {
  const { keep, isKeeping } = useKeepPlan()
  const on = formatDate(plan.keptOn)
  const items = itemsOf(plan, nameOf).join('; ')
  async function goBack(): Promise<void> {
    if (await keep(plan, texts.done(on))) onKept()
  }
  return (
    <li className="grid justify-items-start gap-1 py-3 first:pt-0 text-small">
      <p className="font-[560]">
        {on}
        {isNow && <span className="font-normal text-ink-3"> {texts.now}</span>}
      </p>
      <p className="text-ink-2 wrap-anywhere first-letter:uppercase">{items}.</p>
      <p className="text-tiny text-ink-3">{outcomeOf(plan)}.</p>
      {!isNow && (
        <Button
          variant="quiet"
          size="small"
          className="mt-1"
          busy={isKeeping}
          aria-label={texts.backTo(on)}
          onClick={() => void goBack()}
        >
          {texts.back}
        </Button>
      )}
    </li>
  )
}

function outcomeOf({ freeMonth, cost }: KeptVersion): string {
  if (freeMonth === null) return texts.endless
  const end = month(indexOfMonth(freeMonth))
  return cost === null ? texts.free(end) : texts.ended(end, money(cost))
}
