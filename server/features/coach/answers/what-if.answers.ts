/** Answers to "what if": another payment once, for a time, on one debt; a pause, a lost income, another rate. */
import type { AnswerBlock, Fact } from '#contracts/coach/coach.ts'
import { withRates } from '#engine/debts/balances/terms.ts'
import type { PayoffInput } from '#engine/debts/debt.ts'
import { monthText } from '#engine/debts/scenario/calendar-month.ts'
import { centsToTyped, ppmToTyped } from '#engine/money/cents.ts'
import { byBalance, byRate } from '#server/features/facts/debts.facts.ts'
import { factsFor, has } from '#server/features/facts/fact.facts.ts'
import {
  changedFacts,
  forecastFacts,
  lumpSumFacts,
  planFacts,
  targetFacts,
} from '#server/features/facts/plan.facts.ts'
import { minimumsCents, planInput } from '#server/features/facts/records.queries.ts'
import {
  card,
  debtName,
  fact,
  inQuestion,
  pick,
  say,
  titled,
  type Asked,
  type Draw,
  type Drawn,
} from './draw.ts'
import { onDebts, saysAssumed } from './without-debts.ts'

const ownOutcome = (facts: readonly Fact[]) => facts.filter(({ id }) => id.startsWith('plan.own.'))

type Change = { id: string; title: string; input: PayoffInput; keep?: string; first?: (Fact | undefined)[] }

/** A changed plan beside the plan as it is. */
function changed(asked: Asked, { id, title, input, keep, first = [] }: Change): AnswerBlock[] {
  const { records } = asked
  const facts = changedFacts(records, input, id)
  const own = planFacts(records)
  if (!has(facts, `plan.${id}.date`))
    return [...card(asked, titled(asked, title), { facts: first }), ...say(asked, 'whatIf.noEnd')]
  const isSame = !facts.some(({ id: one }) => /\.(?:sooner|later|saved|cost)$/.test(one))
  return [
    ...card(asked, titled(asked, title), {
      facts: [...first, ...facts],
      screen: 'plan',
      before: ownOutcome(own),
      ...(keep === undefined ? {} : { keep }),
    }),
    ...(isSame ? say(asked, 'whatIf.same') : []),
  ]
}

/** The ids of the debts in the plan's order, one of them first and another last. */
function orderWith(asked: Asked, first: string, last: readonly string[] = []): string[] {
  const { debts, order, plan } = asked.records
  const own = order === 'own' && Array.isArray(plan.input.order) ? plan.input.order : []
  const rest = (order === 'snowball' ? byBalance(debts) : byRate(debts)).map(({ debt }) => debt.id)
  const ids = [...new Set([...own, ...rest])].filter((id) => id !== first && !last.includes(id))
  return [first, ...ids, ...last]
}

/** More each month that goes to one debt first. */
export function onOneDebt(asked: Asked, id: string, addCents: number): Drawn {
  const { records } = asked
  const own = records.debts.find(({ debt }) => debt.id === id)
  const order = orderWith(asked, id)
  const extraCents = records.extraCents + addCents
  return {
    blocks: [
      ...(own ? say(asked, 'onDebt.first', { name: debtName(records, own) }) : []),
      ...changed(asked, {
        id: 'onDebt',
        title: 'With more a month on it',
        input: { ...planInput(records, extraCents), order },
        keep: `strategy=own&order=${order.join('.')}&extra=${centsToTyped(extraCents)}`,
      }),
    ],
    next: 'which_first',
  }
}

/** What goes to one debt goes to another in its place. */
export const payInstead: Draw = (asked) => {
  const { records, slots } = asked
  const [id] = slots.debtIds
  const own = records.debts.find(({ debt }) => debt.id === id)
  if (!id || !own) return { blocks: say(asked, 'ask.whichDebt'), choices: [] }
  const order = orderWith(asked, id, slots.insteadOfIds)
  const addCents = slots.change === 'more' ? (slots.monthlyCents ?? 0) : 0
  const extraCents = records.extraCents + addCents
  return {
    blocks: [
      ...say(asked, 'onDebt.first', { name: debtName(records, own) }),
      ...changed(asked, {
        id: 'instead',
        title: 'With it first',
        input: { ...planInput(records, extraCents), order },
        keep: `strategy=own&order=${order.join('.')}&extra=${centsToTyped(extraCents)}`,
      }),
    ],
    next: 'compare_orders',
  }
}

/** More or less a month from a month on, for some months or for good, on the debt that is named first. */
export function changedForMonths(
  asked: Asked,
  { cents, months, from }: { cents: number; months: number | null; from: number },
): Drawn {
  const { records, slots } = asked
  const make = factsFor(records, { id: 'forMonths', source: 'plan' })
  const isMore = cents > 0
  const [id] = slots.debtIds
  const order = isMore && id !== undefined && slots.debtIds.length === 1 ? orderWith(asked, id) : null
  const own = order === null ? undefined : records.debts.find(({ debt }) => debt.id === id)
  return {
    blocks: [
      ...(own ? say(asked, 'onDebt.first', { name: debtName(records, own) }) : []),
      ...changed(asked, {
        id: 'forMonths',
        title: isMore ? 'With more for some months' : 'With less for some months',
        first: [
          isMore ? make.money('add', 'more a month', cents) : make.money('cut', 'less a month', -cents),
          ...(from > 1 ? [make.monthAhead('from', 'from', from)] : []),
          ...(months === null ? [] : [make.months('for', 'for', months)]),
        ],
        input: {
          ...planInput(records, records.extraCents + (from > 1 ? 0 : cents)),
          ...(order ? { order } : {}),
          changes: [
            ...(records.plan.input.changes ?? []),
            ...(from > 1 ? [{ fromMonth: from, addCents: cents }] : []),
            ...(months === null ? [] : [{ fromMonth: from + months, addCents: -cents }]),
          ],
        },
        ...(isMore && from > 1 && months === null && order === null
          ? { keep: `more=${monthText(records.plan.firstMonth + from - 1)}:${centsToTyped(cents)}` }
          : {}),
      }),
    ],
    next: 'extra_payment',
  }
}

const NOW = /\b(?:today|now|right away|this month|hoy|ahora|ya)\b/i

/** Money once, on the debt that is named or the one the plan pays first. */
export const oncePayment: Draw = (asked) => {
  const { records, slots } = asked
  const { cents } = slots
  if (cents === null)
    return {
      blocks: say(asked, 'ask.once'),
      choices: inQuestion(asked, ({ questions }) =>
        ['$500', '$1,000', '$2,000'].map((amount) => questions.once(amount)),
      ),
    }
  const [id] = slots.debtIds
  const own = id === undefined ? undefined : records.debts.find(({ debt }) => debt.id === id)
  const input = planInput(records)
  const at = NOW.test(asked.question) ? 1 : (slots.byMonths ?? 1)
  const lump = { ...input, lumpSums: [...(input.lumpSums ?? []), { month: at, cents }] }
  const month = monthText(records.plan.firstMonth + at - 1)
  const sum = pick(lumpSumFacts(records, cents), 'once.sum')
  const order = own ? orderWith(asked, own.debt.id) : null
  return {
    blocks: [
      ...(own ? say(asked, 'onDebt.first', { name: debtName(records, own) }) : []),
      ...changed(asked, {
        id: 'once',
        title: 'With it paid at once',
        first: sum,
        input: order ? { ...lump, order } : lump,
        keep: `once=${month}:${centsToTyped(cents)}${order ? `&strategy=own&order=${order.join('.')}` : ''}`,
      }),
      ...say(asked, 'once.keepSome'),
    ],
    next: 'pay_or_save',
  }
}

const MOST_PAUSED = 24

/** Only the minimums for some months: a pause that a person chooses, or an income that is gone. */
function paused(asked: Asked, months: number): AnswerBlock[] {
  const { records, slots } = asked
  const input = planInput(records)
  const count = Math.min(months, MOST_PAUSED)
  const from = slots.fromMonth ?? 1
  const pauses = Array.from({ length: count }, (_, at) => at + from)
  const make = factsFor(records, { id: 'pause', source: 'plan' })
  return changed(asked, {
    id: 'pause',
    title: 'With only the minimums for a time',
    first: [
      ...(from > 1 ? [make.monthAhead('from', 'from', from)] : []),
      make.months('lasting', 'only the minimums for', count),
      make.money('minimums', 'minimum payments a month', minimumsCents(records)),
    ],
    input: { ...input, pauses: [...new Set([...(input.pauses ?? []), ...pauses])].toSorted((a, b) => a - b) },
    keep: `pause=${pauses.map((month) => monthText(records.plan.firstMonth + month - 1)).join('_')}`,
  })
}

const pausePayments: Draw = (asked) => ({
  blocks: [...paused(asked, asked.slots.forMonths ?? 1), ...say(asked, 'pause.minimums')],
  next: 'hardship',
})

const loseJob: Draw = (asked) => ({
  blocks: [
    ...say(asked, 'loseJob.first'),
    ...(asked.slots.forMonths === null ? [] : paused(asked, asked.slots.forMonths)),
    ...card(asked, titled(asked, 'What your lenders ask for'), {
      facts: [
        factsFor(asked.records, { id: 'loseJob', source: 'records' }).money(
          'minimums',
          'minimum payments a month',
          minimumsCents(asked.records),
        ),
      ],
      screen: 'short',
    }),
    ...say(asked, 'loseJob.call'),
  ],
  next: 'unemployed_help',
})

/** Another rate on one debt. */
const rateChange: Draw = (asked) => {
  const { records, slots } = asked
  const own = records.debts.find(({ debt }) => debt.id === slots.debtIds[0]) ?? null
  const { ratePpm } = slots
  if (!own || ratePpm === null)
    return {
      blocks: say(asked, own ? 'ask.rate' : 'ask.whichDebtRate'),
      next: 'negotiate_rate',
    }
  const input = planInput(records)
  const debts = input.debts.map((debt) =>
    debt.id === own.debt.id ? withRates(debt, () => [{ fromMonth: 0, aprPpm: ratePpm }]) : debt,
  )
  const make = factsFor(records, { id: `debt.${own.debt.id}`, of: own.debt.name, source: 'plan' })
  return {
    blocks: changed(asked, {
      id: 'rate',
      title: 'With another rate',
      first: [make.apr('tried', 'rate tried', ratePpm)],
      input: { ...input, debts },
      keep: `rate=${own.debt.id}:${monthText(records.plan.firstMonth)}:${ppmToTyped(ratePpm)}`,
    }),
    next: 'negotiate_rate',
  }
}

const MONTHS_A_YEAR = 12

/** How much more a month a message names, in cents; below 0 where it is less. */
function changeOf({ records, slots: { change, monthlyCents, isOnce } }: Asked): number {
  if (change === 'noExtra') return -records.extraCents
  if (isOnce || monthlyCents === null) return 0
  return change === 'more' ? monthlyCents : change === 'less' ? -monthlyCents : 0
}

/** What is owed after some months; a year where none is named. */
const forecast: Draw = (asked) => {
  const { records, slots } = asked
  const months = slots.byMonths ?? slots.forMonths ?? MONTHS_A_YEAR
  const facts = forecastFacts(records, months, Math.max(0, records.extraCents + changeOf(asked)))
  return {
    blocks: [
      ...card(asked, titled(asked, 'What you will owe'), { facts: facts, screen: 'plan' }),
      ...say(asked, 'forecast.restsOn'),
    ],
    next: 'debt_free_date',
  }
}

/** What it takes a month to be done by a date. */
const targetDate: Draw = (asked) => {
  const { records, slots } = asked
  if (slots.byMonths === null)
    return {
      blocks: say(asked, 'ask.byWhen'),
      choices: inQuestion(asked, ({ questions }) => [2, 3, 5].map((years) => questions.doneIn(years))),
    }
  const facts = targetFacts(records, slots.byMonths)
  return {
    blocks: [
      ...card(asked, titled(asked, 'To be done by then'), {
        facts: pick(facts, 'target.date', 'target.months', 'target.budget', 'target.add'),
        screen: 'plan',
      }),
      ...(has(facts, 'target.add') ? [] : say(asked, 'target.already')),
      ...say(asked, 'target.restsOn', { order: fact(planFacts(records), 'plan.order') }),
    ],
    next: 'cut_spending',
  }
}

const minimumGoesUp: Draw = (asked) => ({
  blocks: [
    ...say(asked, 'minimumUp.total'),
    ...card(asked, titled(asked, 'Your payments'), {
      facts: pick(planFacts(asked.records), 'plan.budget', 'plan.extra'),
      screen: 'debts',
    }),
  ],
  next: 'edit_debt',
})

const newDebt: Draw = (asked) => ({
  blocks: [
    ...say(asked, 'newDebt.howToTry'),
    ...card(asked, titled(asked, 'Your plan now'), {
      facts: ownOutcome(planFacts(asked.records)),
      screen: 'plan',
    }),
  ],
  next: 'interest_cost',
})

const onPlan = (draw: Draw) => onDebts(saysAssumed(draw))

export const whatIfAnswers: Record<string, Draw> = {
  pay_instead: onPlan(payInstead),
  pause_payments: onPlan(pausePayments),
  lose_job: onDebts(loseJob),
  rate_change: onPlan(rateChange),
  forecast_balance: onPlan(forecast),
  target_date: onPlan(targetDate),
  minimum_goes_up: onDebts(minimumGoesUp),
  new_debt: onDebts(newDebt),
}
