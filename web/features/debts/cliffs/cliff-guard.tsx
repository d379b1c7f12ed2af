import { CalendarClock } from 'lucide-react'
import { useMemo } from 'react'
import type { DatedCliff } from '#engine/debts/offers/dated-cliffs.ts'
import type { OfferFirst } from '#engine/debts/offers/offer-first.ts'
import { Button } from '#web/ui/button.tsx'
import { money } from '../figures.ts'
import type { DebtPlan } from '../plan/plan-view.ts'
import type { WhatIf } from '../what-if/use-what-if.ts'
import { cliffTexts as texts } from './cliff-messages.ts'
import { cheaperOrder, cliffsOfPlan, cliffText, cliffTitle, nameOf, waysOut } from './cliff-words.ts'

type CliffGuardProps = { plan: DebtPlan; whatIf: WhatIf }

/** Every offer that ends with something owed: what is left, what it costs, and what avoids it. */
export function CliffGuard({ plan, whatIf }: CliffGuardProps) {
  const { cliffs, order } = useMemo(() => {
    const found = cliffsOfPlan(plan)
    return { cliffs: found, order: cheaperOrder(plan, found) }
  }, [plan])
  return cliffs.map((cliff) => (
    <Cliff
      key={`${cliff.id}/${cliff.kind}/${cliff.untilMonth}`}
      plan={plan}
      cliff={cliff}
      order={order?.order[0] === cliff.id ? order : null}
      whatIf={whatIf}
    />
  ))
}

type CliffProps = CliffGuardProps & { cliff: DatedCliff; order: OfferFirst | null }

function Cliff({ plan, cliff, order, whatIf }: CliffProps) {
  const names = texts.inOrder(order?.order.map((id) => nameOf(plan, id)) ?? [])
  const ways = waysOut(cliff)
  return (
    <section
      aria-label={cliffTitle(plan, cliff)}
      className="flex gap-3 rounded-control border border-warn/40 bg-warn-soft px-4 py-3.5 text-small"
    >
      <CalendarClock size={18} aria-hidden="true" className="mt-0.5 shrink-0 text-warn" />
      <div className="min-w-0">
        <h3 className="font-sans text-small font-[600] tracking-normal text-warn">
          {cliffTitle(plan, cliff)}
        </h3>
        <p className="mt-0.5">{cliffText(plan, cliff)}</p>
        {ways.length === 0 ? (
          <p className="mt-1">{texts.payNow(money(cliff.leftCents))}</p>
        ) : (
          <>
            <p className="mt-2">{texts.avoid}</p>
            <ul className="mt-1 list-disc pl-5">
              {ways.map((way) => (
                <li key={way}>{way}</li>
              ))}
            </ul>
          </>
        )}
        {plan.settings.order === 'leastInterest' && !order && <p className="mt-2">{texts.least}</p>}
        {order && <p className="mt-2">{texts.firstSaves(names, money(order.savedCents))}</p>}
        <Try plan={plan} cliff={cliff} order={order} whatIf={whatIf} />
      </div>
    </section>
  )
}

/**
 * The order that costs less, or this debt first; where it is first already, the amount that is missing. In the order of
 * least interest neither: another order costs more, and the money goes where it saves the most.
 */
function Try({ plan, cliff, order, whatIf }: CliffProps) {
  const { settings, ask } = whatIf
  const { adjustments, extra } = settings
  const { id, addCentsToAvoid } = cliff
  const isOwn = plan.debts.some((debt) => debt.id === id)
  if (!isOwn || addCentsToAvoid === null || plan.settings.order === 'leastInterest') return null
  const isFirst = settings.order === 'own' && adjustments.ownOrder[0] === id
  const ownOrder = order?.order ?? [id]
  return (
    <Button
      variant="quiet"
      size="small"
      className="mt-3 print:hidden"
      onClick={() =>
        ask(
          isFirst
            ? { ...settings, extra: extra + addCentsToAvoid }
            : { ...settings, order: 'own', adjustments: { ...adjustments, ownOrder } },
        )
      }
    >
      {isFirst ? texts.addMonthly(money(addCentsToAvoid)) : texts.payFirst(nameOf(plan, id))}
    </Button>
  )
}
