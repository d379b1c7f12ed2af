import { datedParts, type PlacedMonths } from '#engine/debts/cash/cash-days.ts'
import { shortRuns } from '#engine/debts/cash/short-runs.ts'
import type { PayRecord } from '#engine/debts/cash/cash-plan.ts'
import { monthIndex } from '#engine/money/calendar.ts'
import { day, exactMoney, money, month } from '../figures.ts'
import { paydaysTexts as texts } from './paydays-messages.ts'

type PlacedDaysProps = {
  /** of debts and bills, by id */
  names: ReadonlyMap<string, string>
  months: PlacedMonths
  pay: PayRecord
  today: string
  /** whether the minimums alone leave no day short */
  isKeptByMinimums: boolean
}

/** Whether the money is there, on which day to pay what, and how low the account falls. */
export function PlacedDays({ names, months, pay, today, isKeptByMinimums }: PlacedDaysProps) {
  const nameOf = (id: string) => names.get(datedParts(id).id) ?? null
  const { placed, breaks } = months
  const short = new Set(breaks.map((one) => one.day))
  return (
    <>
      <Answer months={months} pay={pay} today={today} nameOf={nameOf} isKeptByMinimums={isKeptByMinimums} />
      <section aria-labelledby="days-to-pay">
        <h4 id="days-to-pay" className="text-small font-[600]">
          {texts.daysTitle}
        </h4>
        {placed.length === 0 && <p className="mt-1 text-small text-ink-2">{texts.nothing}</p>}
        <ul className="mt-1 divide-y divide-line border-y border-line empty:hidden">
          {placed.map(({ id, cents, on }) => (
            <li
              key={id}
              className="grid grid-cols-[4.5rem_minmax(0,1fr)] gap-x-3 py-2 text-small wrap-anywhere"
            >
              <span className="font-[560]">{day(on, today)}</span>
              <span>
                {texts.pay(exactMoney(cents), nameOf(id) ?? '')}{' '}
                <span className="text-tiny text-ink-2">
                  {texts.due(day(datedParts(id).on, today))}
                  {short.has(on) && `, ${texts.isShort}`}
                </span>
              </span>
            </li>
          ))}
        </ul>
      </section>
      <section aria-labelledby="lowest-point">
        <h4 id="lowest-point" className="text-small font-[600]">
          {texts.lowest}
        </h4>
        <ul className="mt-1 grid gap-1 text-small">
          {months.lowest.map((low) => (
            <li key={low.day}>
              {texts.lowestOf(month(monthIndex(low.day)), exactMoney(low.cents))}{' '}
              <span className="text-tiny text-ink-2">{texts.lowestOn(day(low.day, today))}</span>
            </li>
          ))}
        </ul>
      </section>
      <Basis months={months} pay={pay} today={today} />
    </>
  )
}

type AnswerProps = Omit<PlacedDaysProps, 'names'> & { nameOf: (id: string) => string | null }

/** That every day keeps the floor, or which days do not, what brings them there, and whom to ask. */
function Answer({ months, pay, today, nameOf, isKeptByMinimums }: AnswerProps) {
  const { breaks, ask } = months
  if (breaks.length === 0)
    return (
      <output className="block">{pay.floor === 0 ? texts.keepsZero : texts.keeps(money(pay.floor))}</output>
    )
  const short = (on: string) => day(on, today)
  return (
    <output className="grid gap-1.5 rounded-control border border-warn/40 bg-warn-soft px-4 py-3.5 text-small wrap-anywhere">
      <p className="font-[600] text-warn">
        {pay.floor === 0 ? texts.underZero : texts.under(money(pay.floor))}
      </p>
      {shortRuns(breaks).map((run) => (
        <p key={run.from}>
          {texts.run(
            { from: short(run.from), to: short(run.to), amount: exactMoney(run.mostCents) },
            nameOf(run.because),
          )}
        </p>
      ))}
      {ask.map(({ id, moveTo }) => (
        <p key={id}>{texts.ask(nameOf(id) ?? '', { from: short(datedParts(id).on), to: short(moveTo) })}</p>
      ))}
      {isKeptByMinimums && <p>{texts.withMinimums}</p>}
      {ask.length === 0 && !isKeptByMinimums && <p>{texts.noMove}</p>}
    </output>
  )
}

/** What the days rest on. */
function Basis({ months: { account }, pay, today }: Pick<PlacedDaysProps, 'months' | 'pay' | 'today'>) {
  const cash = exactMoney(account.cashCents)
  const last = account.pay.at(-1)
  const entered = { amount: exactMoney(pay.cash), day: day(pay.cashOn, today) }
  return (
    <p className="text-tiny text-ink-2">
      {pay.cashOn === today && account.cashCents === pay.cash
        ? texts.basisToday(cash)
        : texts.basis(cash, entered)}{' '}
      {last === undefined ? texts.noIncome : texts.income(account.pay.length, day(last.on, today))}
    </p>
  )
}
