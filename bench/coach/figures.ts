/** What a figure of the held-out questions must be, worked out by the engine beside the coach. Null where there is none. */
import { interestOfDebtCents } from '#engine/debts/balances/terms.ts'
import type { PayoffInput } from '#engine/debts/debt.ts'
import { byBalance, byRate } from '#server/features/facts/debts.facts.ts'
import { outlinePayoff, planPayoff, startingMinimumsCents } from '#engine/debts/payoff/payoff.ts'
import { paymentForMonths } from '#engine/debts/payoff/solve.ts'
import { categoryUsage, totalUsage } from '#engine/budget/usage.ts'
import { toCategoryMonth } from '#engine/budget/category-kind.ts'
import { dollarsToCents } from '#engine/money/cents.ts'
import { monthIndex } from '#engine/money/calendar.ts'
import { formatApr, formatDate, formatMoney, formatMonthYear, shownDifference } from '#engine/money/format.ts'
import { planInput, type OwnDebt, type Records } from '#server/features/facts/records.queries.ts'

export type Figure = {
  figure: string
  more?: number
  extra?: number
  less?: number
  once?: number
  months?: number
  onDebt?: string
  from?: string
  by?: string
  debt?: string
  category?: string
  goal?: string
}

const money = (cents: number) => formatMoney(cents)

/** The plan with what a figure's arguments change. */
function inputOf(records: Records, { more = 0, less = 0, once, months, onDebt, from }: Figure): PayoffInput {
  const start = from === undefined ? 1 : Math.max(1, planMonth(records, from))
  const add = dollarsToCents(more) - dollarsToCents(less)
  const input = planInput(records, Math.max(0, records.extraCents + (start > 1 ? 0 : add)))
  const first =
    onDebt === undefined ? undefined : records.debts.find(({ debt }) => debt.name === onDebt)?.debt.id
  const rest = (records.order === 'snowball' ? byBalance(records.debts) : byRate(records.debts)).map(
    ({ debt }) => debt.id,
  )
  return {
    ...input,
    ...(once === undefined ? {} : { lumpSums: [{ month: start, cents: dollarsToCents(once) }] }),
    ...(add === 0 || (months === undefined && start === 1)
      ? {}
      : {
          changes: [
            ...(start > 1 ? [{ fromMonth: start, addCents: add }] : []),
            ...(months === undefined ? [] : [{ fromMonth: start + months, addCents: -add }]),
          ],
        }),
    ...(first === undefined ? {} : { order: [first, ...rest.filter((id) => id !== first)] }),
  }
}

const namedDebt = (records: Records, name: string | undefined): OwnDebt | undefined =>
  records.debts.find(({ debt }) => debt.name === name)

const planMonth = (records: Records, by: string) => monthIndex(`${by}-01`) - records.plan.firstMonth + 1

const usageOf = (records: Records, name: string | undefined) => {
  const category = records.categories.find((one) => one.name === name)
  return category ? categoryUsage(toCategoryMonth(category)) : null
}

const total = (debts: readonly OwnDebt[], of: (own: OwnDebt) => number) =>
  debts.reduce((sum, own) => sum + of(own), 0)

/** Figures of the plan: when it ends, what it costs, what is owed later. */
function planTexts(records: Records, asked: Figure): string[] | null {
  const own = namedDebt(records, asked.debt)
  const plan = outlinePayoff(inputOf(records, asked))
  const now = outlinePayoff(planInput(records))
  const isPaid = plan.status === 'paid'
  switch (asked.figure) {
    case 'totalOwed':
      return records.debts.length === 0
        ? null
        : [money(total(records.debts, ({ payoff }) => payoff.balanceCents))]
    case 'owed':
      return own ? [money(own.payoff.balanceCents)] : null
    case 'debtFreeMonth':
      return isPaid ? [formatMonthYear(records.plan.firstMonth + plan.months - 1)] : null
    case 'interestTotal':
      return isPaid ? [money(plan.interestCents)] : null
    case 'interestSaved':
      return isPaid && now.status === 'paid'
        ? [money(Math.abs(shownDifference(now.interestCents, plan.interestCents)))]
        : null
    case 'monthsSooner':
      return isPaid && now.status === 'paid' ? [`${Math.abs(now.months - plan.months)} month`] : null
    case 'neededAMonth':
      return asked.by ? [money(paymentForMonths(planInput(records), planMonth(records, asked.by)))] : null
    case 'owedAfter': {
      const row = planPayoff(planInput(records)).schedule[(asked.months ?? 12) - 1]
      return row ? [money(row.debts.reduce((sum, { balanceCents }) => sum + balanceCents, 0))] : null
    }
    case 'debtEnds': {
      const month = own ? planPayoff(inputOf(records, asked)).payoffMonth[own.debt.id] : undefined
      return month === undefined ? null : [formatMonthYear(records.plan.firstMonth + month - 1)]
    }
    default:
      return debtTexts(records, asked)
  }
}

/** Figures of the debts as they are. */
function debtTexts(records: Records, asked: Figure): string[] | null {
  const own = namedDebt(records, asked.debt)
  const meant = own ? [own] : records.debts
  switch (asked.figure) {
    case 'payFirst':
      return [
        (records.order === 'snowball' ? byBalance(records.debts) : byRate(records.debts))[0]?.debt.name ?? '',
      ]
    case 'highestRate':
      return [byRate(records.debts)[0]?.debt.name ?? '']
    case 'smallestDebt':
      return [byBalance(records.debts)[0]?.debt.name ?? '']
    case 'rateOf':
      return own ? [formatApr(own.debt.interestRate ?? 0)] : null
    case 'minimumTotal':
      return records.debts.length === 0
        ? null
        : [
            money(total(records.debts, ({ minimum }) => minimum.cents)),
            money(startingMinimumsCents(planInput(records))),
          ]
    case 'minimumOf':
      return own ? [money(own.minimum.cents)] : null
    case 'interestAMonth':
      return records.debts.length === 0
        ? null
        : [money(total(meant, ({ payoff }) => interestOfDebtCents(payoff, 1)))]
    case 'interestADay': {
      const month = total(meant, ({ payoff }) => interestOfDebtCents(payoff, 1))
      return records.debts.length === 0
        ? null
        : [formatMoney(Math.round((month * 12) / 365), { decimals: 2 })]
    }
    case 'dueDay':
      return own ? [formatDate(own.minimum.dueOn, records.settings.dateFormat)] : null
    case 'nextDue': {
      const next = records.debts.toSorted((a, b) => a.minimum.dueOn.localeCompare(b.minimum.dueOn))[0]
      return next ? [formatDate(next.minimum.dueOn, records.settings.dateFormat)] : null
    }
    default:
      return moneyTexts(records, asked)
  }
}

/** Figures of the budget, the goals and the scores. */
function moneyTexts(records: Records, asked: Figure): string[] | null {
  const goal = records.goals.find(({ title }) => title === asked.goal)
  const usage = usageOf(records, asked.category)
  switch (asked.figure) {
    case 'budgetLeft': {
      const all = totalUsage(records.categories.map(toCategoryMonth))
      return records.categories.length === 0 ? null : [money(Math.abs(all.leftCents))]
    }
    case 'categoryLeft':
      return usage ? [money(Math.abs(shownDifference(usage.availableCents, usage.spentCents)))] : null
    case 'categorySpent':
      return usage ? [money(usage.spentCents)] : null
    case 'goalLeft':
      return goal ? [money(goal.targetAmount - goal.currentAmount)] : null
    case 'goalSaved':
      return goal ? [money(goal.currentAmount)] : null
    case 'savedTotal':
      return records.goals.length === 0
        ? null
        : [money(records.goals.reduce((sum, one) => sum + one.currentAmount, 0))]
    case 'score':
      return records.scores.length === 0 ? null : [String(records.scores.at(-1)?.score)]
    case 'scoreChange': {
      const [before, last] = records.scores.slice(-2)
      return before && last
        ? [`${Math.abs(last.score - before.score)} point`, `${Math.abs(last.score - before.score)} punto`]
        : null
    }
    default:
      return null
  }
}

/** Every way a right answer may write the figure; null where the household has none. */
export const figureTexts = planTexts
