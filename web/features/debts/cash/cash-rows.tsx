import { getCashPlan } from '#contracts/money/cash-plan.ts'
import { NO_CASH_PLAN } from '#engine/debts/cash/cash-plan.ts'
import { useRead } from '#web/api/use-read.ts'
import { latePart } from '#web/ui/late/late-part.tsx'
import { SmallRow } from '#web/ui/rows/small-row.tsx'
import { useOpenPart } from '#web/ui/rows/use-open-parts.ts'
import { Spinner } from '#web/ui/states/spinner.tsx'
import { day, exactMoney } from '../figures.ts'
import type { DebtPlan } from '../plan/plan-view.ts'
import { cashRowTexts as texts } from './row-messages.ts'

const waiting = <Spinner label={texts.loading} />
const PaydaysPanel = latePart(async () => (await import('./paydays-panel.tsx')).PaydaysPanel, waiting)
const ShortPanel = latePart(async () => (await import('./short-panel.tsx')).ShortPanel, waiting)

/** Where the two lines are. */
const ROWS_ID = 'cash-rows'

/** Opens what a short month is asked in, and goes there: `?cash=short`. */
export function useShowShort(): () => void {
  const { opened, toggle } = useOpenPart('cash')
  return () => {
    if (opened !== 'short') toggle('short')
    const rows = document.getElementById(ROWS_ID)
    rows?.scrollIntoView({ block: 'start' })
    rows?.querySelector<HTMLElement>(':scope > :last-child button')?.focus({ preventScroll: true })
  }
}

/** Two lines below this month's payments: on which day to pay what, and a month that falls short. */
export function CashRows({ plan }: { plan: DebtPlan }) {
  const { opened, toggle } = useOpenPart('cash')
  const read = useRead(getCashPlan)
  const cash = read.data ?? NO_CASH_PLAN
  const { paydays } = cash
  const { keptShort: short } = plan
  // What is open shows what is kept, and no form in its place.
  const isThere = read.data !== undefined || read.isError
  return (
    <div id={ROWS_ID} className="mt-4 scroll-mt-24 rounded-control border border-line print:hidden">
      <SmallRow
        heading="h3"
        title={texts.paydays.title}
        note={paydays === null ? texts.paydays.note : texts.paydays.known}
        isOpen={opened === 'paydays'}
        onToggle={() => toggle('paydays')}
        onNear={PaydaysPanel.fetch}
      >
        {isThere && <PaydaysPanel plan={plan} cash={cash} />}
      </SmallRow>
      <SmallRow
        heading="h3"
        title={
          short === null
            ? texts.short.title
            : texts.short.active(exactMoney(short.cashCents), day(short.until, plan.today))
        }
        note={texts.short.note}
        isOpen={opened === 'short'}
        onToggle={() => toggle('short')}
        onNear={ShortPanel.fetch}
      >
        {isThere && <ShortPanel plan={plan} cash={cash} />}
      </SmallRow>
    </div>
  )
}
