import { endShortMonth, getCashPlan } from '#contracts/money/cash-plan.ts'
import type { Debt } from '#contracts/money/debts.ts'
import type { ShortNow } from '#engine/debts/cash/asked-now.ts'
import type { LenderFacts } from '#engine/debts/cash/cash-plan.ts'
import { readOf } from '#web/api/read.ts'
import { useWrite } from '#web/api/use-write.ts'
import { Button } from '#web/ui/button.tsx'
import { HelpLinks } from '#web/ui/help-now/help-links.tsx'
import { toastOutcome } from '#web/ui/toast/toast-outcome.ts'
import { day, exactMoney } from '../figures.ts'
import { OpenItem } from './open-item.tsx'
import { shortTexts as texts, shortToasts } from './short-messages.ts'
import { dueText, type ShortItem, type ShortView } from './short-view.ts'

type ShortResultProps = {
  short: ShortNow
  view: ShortView
  debts: readonly Debt[]
  lenders: readonly LenderFacts[]
  today: string
  onChange: () => void
}

/** What to pay in which order, what the money cannot cover, and what to do about that before the day. */
export function ShortResult({ short, view, debts, lenders, today, onChange }: ShortResultProps) {
  const payDay = day(short.until, today)
  return (
    <div className="grid grid-cols-1 gap-5 wrap-anywhere">
      <output className="block">{answerOf(short, view, payDay)}</output>
      {view.pay.length > 0 && <Pay items={view.pay} today={today} />}
      {view.open.length > 0 && (
        <section aria-labelledby="not-covered">
          <h4 id="not-covered" className="text-small font-[600]">
            {texts.openTitle}
          </h4>
          <p className="text-small text-ink-2">{texts.openLead}</p>
          <ul className="mt-2 divide-y divide-line border-y border-line">
            {view.open.map((item) => (
              <OpenItem
                key={item.id}
                item={item}
                debt={debts.find(({ id }) => id === item.id) ?? null}
                lender={lenders.find(({ debtId }) => debtId === item.id) ?? null}
                payDay={payDay}
                today={today}
              />
            ))}
          </ul>
          <h4 className="mt-4 mb-2 text-small font-[600]">{texts.help}</h4>
          <HelpLinks ways={texts.helpWays} isAside />
        </section>
      )}
      <p className="text-small text-ink-2">{texts.back(payDay)}</p>
      <Actions onChange={onChange} />
    </div>
  )
}

function answerOf(short: ShortNow, view: ShortView, payDay: string): string {
  if (view.open.length === 0)
    return [
      texts.coversAll(exactMoney(short.cashCents), payDay),
      ...(view.leftCents > 0 ? [texts.left(exactMoney(view.leftCents), payDay)] : []),
    ].join(' ')
  const open = exactMoney(view.openCents)
  return short.cashCents === 0
    ? texts.coversNone(open, payDay)
    : texts.covers({ have: exactMoney(short.cashCents), open }, payDay)
}

function Pay({ items, today }: { items: readonly ShortItem[]; today: string }) {
  return (
    <section aria-labelledby="to-pay-first">
      <h4 id="to-pay-first" className="text-small font-[600]">
        {texts.payTitle}
      </h4>
      <ol className="mt-1 divide-y divide-line border-y border-line">
        {items.map(({ id, name, paidCents, askedCents, ...due }) => (
          <li key={id} className="flex flex-wrap justify-between gap-x-4 py-2 text-small">
            <span className="min-w-0">
              {name} <span className="text-tiny text-ink-2">{dueText(due, today)}</span>
            </span>
            <span className="tabular-nums">
              {paidCents === askedCents
                ? exactMoney(paidCents)
                : texts.part(exactMoney(paidCents), exactMoney(askedCents))}
            </span>
          </li>
        ))}
      </ol>
    </section>
  )
}

function Actions({ onChange }: { onChange: () => void }) {
  const end = useWrite(endShortMonth, { shows: readOf(getCashPlan).queryKey })
  const endIt = () =>
    toastOutcome(end.mutateAsync(), { done: shortToasts.ended, failed: shortToasts.endFailed })
  return (
    <div className="flex flex-wrap gap-2">
      <Button variant="quiet" size="small" onClick={onChange}>
        {texts.change}
      </Button>
      <Button variant="plain" size="small" busy={end.isPending} onClick={() => void endIt()}>
        {texts.end}
      </Button>
    </div>
  )
}
