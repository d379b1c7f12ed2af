import { toDebt } from '#engine/debts/start/debt-record.ts'
import { dueDateOf } from '#engine/debts/this-month.ts'
import { Stat } from '#web/ui/stat.tsx'
import { parseDate } from '#engine/money/calendar.ts'
import { sourcesNote } from './due-words.ts'
import { money, month, plural } from './figures.ts'
import { goneMonth, nextToGo, progressOf, type DebtPlan } from './plan-view.ts'

/** Total Debt, Monthly Minimums, Total Accounts. */
export function DebtsSummary({ plan }: { plan: DebtPlan }) {
  const progress = progressOf(plan.debts)
  return (
    <section
      aria-label="Summary"
      className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,8.5rem),1fr))] gap-3 sm:grid-cols-3 sm:gap-4"
    >
      <Stat
        className="max-sm:col-span-full"
        label="Total Debt"
        figure={<span className="text-[min(1em,15vw)]">{money(plan.totalCents)}</span>}
        note={progress > 0 ? `${progress}% paid since you started` : originNote(plan)}
      />
      <Stat label="Monthly Minimums" figure={money(plan.minimumsCents)} note={minimumsNote(plan)} />
      <Stat label="Total Accounts" figure={String(plan.debts.length)} note={firstGone(plan)} />
    </section>
  )
}

function originNote({ debts }: DebtPlan): string {
  const fromBanks = debts.filter(({ bank }) => bank !== null).length
  if (fromBanks === 0) return 'as you entered it'
  return fromBanks === debts.length ? 'as your bank says' : 'as you and your bank say'
}

function minimumsNote(plan: DebtPlan): string {
  return [dueNote(plan), sourcesNote(plan)].filter(Boolean).join(', ') || 'a month, at least'
}

/** 'due between the 3rd and the 21st' */
function dueNote({ debts, today }: DebtPlan): string {
  const days = debts
    .map((debt) => dueDateOf(toDebt(debt), today))
    .flatMap((dueOn) => (dueOn ? [parseDate(dueOn)?.day ?? 0] : []))
    .filter((day) => day > 0)
    .toSorted((a, b) => a - b)
  const [first, last] = [days[0], days.at(-1)]
  if (first === undefined || last === undefined) return ''
  return first === last
    ? `due on the ${ordinal(first)}`
    : `due between the ${ordinal(first)} and the ${ordinal(last)}`
}

function ordinal(day: number): string {
  const ending = day % 100 > 10 && day % 100 < 14 ? 'th' : (['th', 'st', 'nd', 'rd'][day % 10] ?? 'th')
  return `${day}${ending}`
}

function firstGone(plan: DebtPlan): string {
  const id = nextToGo(plan)
  const at = id && goneMonth(plan, id)
  const name = plan.debts.find((debt) => debt.id === id)?.name
  if (at && name) return `${name} is gone first, in ${month(at)}`
  const closed = plan.debts.filter((debt) => debt.balance === 0).length
  return closed > 0 ? `${plural(closed, 'account')} paid off` : ''
}
