/** Six months, step by step, from what a month really leaves: the first cushion, then the debts of the person's plan. */
import type { drawRoadmap as roadmapCall } from '#contracts/coach/ai-tools.ts'
import type { Fact } from '#contracts/coach/coach.ts'
import type { AnswerOf } from '#contracts/endpoint.ts'
import type { LenderFacts } from '#engine/debts/cash/cash-plan.ts'
import type { PayoffDebt } from '#engine/debts/debt.ts'
import { sixMonths, type RoadmapMonth } from '#engine/debts/six-months.ts'
import { formatDate, shownCents, shownDifference } from '#engine/money/format.ts'
import { assumedRates } from '#server/features/facts/assumed.facts.ts'
import { factsFor } from '#server/features/facts/fact.facts.ts'
import { listed } from '#server/features/facts/language.facts.ts'
import { openGoals } from '#server/features/facts/money.facts.ts'
import { noEnd } from '#server/features/facts/no-end.facts.ts'
import { minimumsCents, orderOf, type Records } from '#server/features/facts/records.queries.ts'
import type { Drawing, RoadmapQuestion } from './drawing.ts'
import { roadmapTexts } from './messages.ts'
import { weeksOf } from './short-month-weeks.ts'
import { MOST_BRIDGED_MONTHS } from './say-short-month.ts'
import { strategiesFor } from './strategies.ts'
import { toolTexts } from '../messages.ts'
import { proven, type Said } from '../tool-answer.ts'

type Milestone = { date: string; target: string; milestone: string }
type Step = { month: string; action: string }

/** The person's savings toward open goals. */
export function savedCents(records: Records): number {
  return openGoals(records).reduce((sum, { currentAmount }) => sum + Math.max(0, currentAmount), 0)
}

/** The debts of the plan that still owe something. */
function openOf({ debts, plan }: Records): PayoffDebt[] {
  const open = new Set(debts.map(({ debt }) => debt.id))
  return plan.debts.filter(({ id }) => open.has(id))
}

/** Amounts that are the person's own word. */
const ENTERED = new Set(['income', 'expenses', 'typedDebt'])

function startDrawing(records: Records, asked: RoadmapQuestion, lenders: readonly LenderFacts[]): Drawing {
  const day = formatDate(records.today, records.settings.dateFormat)
  const { enteredAndPlan, labels } = roadmapTexts()
  const make = factsFor(records, { id: 'roadmap', source: { name: enteredAndPlan(day) }, isWorded: true })
  const source = { name: toolTexts().entered }
  const entered = factsFor(records, { id: 'roadmap', source, isWorded: true })
  const facts: Fact[] = []
  const six = sixMonths({
    incomeCents: asked.currentIncome,
    expensesCents: asked.monthlyExpenses,
    savingsCents: asked.currentSavings ?? savedCents(records),
    debts: openOf(records),
    order: orderOf(records),
  })
  const keep = (fact: Fact) => {
    facts.push(fact)
    return fact.value
  }
  return {
    records,
    asked,
    six,
    lenders,
    leftShownCents:
      shownCents(asked.currentIncome) - shownCents(asked.monthlyExpenses) - shownCents(six.minimumsCents),
    make,
    facts,
    money: (id, label, cents) => keep((ENTERED.has(id) ? entered : make).money(id, label, cents)),
    month: (ahead) => keep(make.monthAhead(`month.${ahead}`, labels.month, ahead)),
    nameOf: (id) => {
      const name = records.debts.find(({ debt }) => debt.id === id)?.debt.name ?? labels.nextDebt
      // A name may hold a number: it is the person's own word for the debt.
      return keep(
        factsFor(records, { id: `debt.${id}`, source: 'records', isWorded: true }).name(
          'name',
          labels.debtName,
          name,
        ),
      )
    },
  }
}

function flowOf({ asked, six, money, records }: Drawing): string {
  const { labels, assessment } = roadmapTexts()
  const income = money('income', labels.income, asked.currentIncome)
  const label = asked.includesDebtPayments ? labels.expensesLess : labels.expenses
  const expenses = money('expenses', label, asked.monthlyExpenses)
  const minimums = money('minimums', labels.minimums, six.minimumsCents)
  if (records.debts.length === 0) return assessment.flow(income, expenses)
  const inWords = asked.includesDebtPayments ? assessment.flowBesideDebts : assessment.flowWithDebts
  return inWords(income, expenses, minimums)
}

function assessmentOf(drawing: Drawing): string {
  const { six, leftShownCents, money } = drawing
  const { labels, assessment } = roadmapTexts()
  const flow = flowOf(drawing)
  if (six.leftCents < 0) return `${flow} ${assessment.short(money('short', labels.short, -leftShownCents))}`
  if (six.leftCents === 0) return `${flow} ${assessment.nothingLeft}`
  return `${flow} ${assessment.left(money('left', labels.left, leftShownCents))}`
}

/** Where the debt that the person wrote is not what My Debts holds: only what is listed there can be planned. */
function unlistedDebt({ asked, records, money }: Drawing): string | null {
  const { labels, unlisted } = roadmapTexts()
  const typedCents = asked.totalDebt ?? null
  if (typedCents === null) return null
  const listedCents = records.debts.reduce((sum, { payoff }) => sum + payoff.balanceCents, 0)
  if (typedCents === listedCents) return null
  const typed = () => money('typedDebt', labels.typedDebt, typedCents)
  if (listedCents === 0) return unlisted.none(typed())
  const listed = money('listedDebt', labels.listedDebt, listedCents)
  if (typedCents < listedCents) return unlisted.less(typed(), listed)
  const rest = money('unlistedDebt', labels.unlistedDebt, shownDifference(typedCents, listedCents))
  return unlisted.more(typed(), listed, rest)
}

function timelineOf(drawing: Drawing): string {
  const { six, records, month, money } = drawing
  const { labels, timeline } = roadmapTexts()
  if (records.debts.length === 0) return timeline.noDebt
  if (six.leftCents < 0) return timeline.gap
  if (six.plan.status !== 'paid') {
    const why = noEnd(records, six.plan)
    drawing.facts.push(...why.facts)
    return `${why.text} ${timeline.wouldChange}`
  }
  const interest = money('interest', labels.interest, six.plan.interestCents)
  const assumed = assumedRates(records)
  drawing.facts.push(...assumed.facts)
  const noted = assumed.text === '' ? '' : ` ${assumed.text}`
  return `${timeline.free(month(six.plan.months), interest)}${noted}`
}

function actionOf(drawing: Drawing, step: RoadmapMonth): string {
  const { six, leftShownCents, money, nameOf, records } = drawing
  const { month, toCushionCents, extraCents, targetId, paidOff, cushionCents, owedCents } = step
  const { labels, actions } = roadmapTexts()
  const named = drawing.month(month)
  const parts: string[] = []
  if (toCushionCents > 0) {
    const added = money(`cushion.${month}`, labels.putIntoCushion(named), toCushionCents)
    parts.push(actions.cushion(added, money(`held.${month}`, labels.inCushion(named), cushionCents)))
  }
  if (records.debts.length > 0 && month === 1) parts.push(actions.autopay)
  if (targetId !== null && extraCents > 0) {
    const extra = money(`extra.${month}`, labels.extra(named), extraCents)
    parts.push(actions.extra(extra, nameOf(targetId)))
  }
  if (paidOff.length > 0)
    parts.push(
      actions.paidOff(listed(paidOff.map(nameOf), records.language)),
      owedCents > 0 ? actions.toNext : actions.nothingOwed,
    )
  if (parts.length === 0)
    parts.push(
      six.leftCents === 0
        ? actions.minimumsOnly
        : actions.toGoals(money('left', labels.left, leftShownCents)),
    )
  return parts.join(' ')
}

function actionPlanOf(drawing: Drawing): Step[] {
  const { six, month } = drawing
  if (six.leftCents < 0) return weeksOf(drawing)
  return six.months.map((step) => ({ month: month(step.month), action: actionOf(drawing, step) }))
}

/** What a month that falls short works toward: how far savings reach, and the end of the gap. */
function shortMilestones({ six, leftShownCents, money, month }: Drawing): Milestone[] {
  const { bridge } = six
  const { labels, milestones } = roadmapTexts()
  const gap = money('short', labels.short, -leftShownCents)
  const lasts = bridge && bridge.fullMonths > 0 && bridge.fullMonths <= MOST_BRIDGED_MONTHS
  return [
    ...(lasts
      ? [
          {
            date: month(bridge.fullMonths - 1),
            target: milestones.fromSavings(gap),
            milestone: milestones.untilHere,
          },
        ]
      : []),
    {
      date: milestones.asSoon,
      target: milestones.lessOut(gap),
      milestone: milestones.gapClosed,
    },
  ]
}

function milestonesOf({ six, money, month, nameOf, records }: Drawing): Milestone[] {
  const found: (Milestone & { ahead: number })[] = []
  const { cushionFullMonth: full } = six
  const { labels, milestones } = roadmapTexts()
  if (six.leftCents >= 0 && six.cushionTargetCents > 0 && full !== null)
    found.push({
      ahead: full,
      date: full === 0 ? milestones.now : month(full),
      target: milestones.putAway(money('cushion.target', labels.cushionTarget, six.cushionTargetCents)),
      milestone: full === 0 ? milestones.cushionThere : milestones.cushionFull,
    })
  for (const step of six.months)
    for (const id of step.paidOff)
      found.push({
        ahead: step.month,
        date: month(step.month),
        target: milestones.paidOff(nameOf(id)),
        milestone: milestones.debtGone,
      })
  const last = six.months.at(-1)
  if (last && records.debts.length > 0 && last.owedCents > 0)
    found.push({
      ahead: last.month,
      date: month(last.month),
      target: milestones.leftToPay(money('owed', labels.owed, last.owedCents)),
      milestone: milestones.end,
    })
  if (six.leftCents >= 0 && records.debts.length > 0 && six.plan.status === 'paid')
    found.push({
      ahead: six.plan.months,
      date: month(six.plan.months),
      target: milestones.noDebt,
      milestone: milestones.free,
    })
  return found
    .toSorted((a, b) => a.ahead - b.ahead)
    .map(({ date, target, milestone }) => ({ date, target, milestone }))
}

/** The help line that a short month leads to. */
const helpLine = (): Said => ({
  text: '',
  facts: [
    {
      id: 'help.211',
      label: roadmapTexts().labels.help,
      value: '211',
      unit: 'text',
      source: '211.org',
    },
  ],
})

/** The question with expenses that leave out the minimums of the listed debts, which are counted on their own. */
function withoutDebtPayments(records: Records, asked: RoadmapQuestion): RoadmapQuestion {
  if (!asked.includesDebtPayments) return asked
  return { ...asked, monthlyExpenses: Math.max(0, asked.monthlyExpenses - minimumsCents(records)) }
}

/** The roadmap. `lenders` is what the person entered of the lenders of their debts. */
export function drawRoadmap(
  records: Records,
  asked: RoadmapQuestion,
  lenders: readonly LenderFacts[] = [],
): AnswerOf<typeof roadmapCall> {
  const drawing = startDrawing(records, withoutDebtPayments(records, asked), lenders)
  const assessment = assessmentOf(drawing)
  const unlisted = unlistedDebt(drawing)
  const timeline =
    unlisted && records.debts.length === 0
      ? unlisted
      : [unlisted, timelineOf(drawing)].filter(Boolean).join(' ')
  const actionPlan = actionPlanOf(drawing)
  const milestones = drawing.six.leftCents < 0 ? shortMilestones(drawing) : milestonesOf(drawing)
  const strategies = strategiesFor(drawing)
  const texts = [
    assessment,
    timeline,
    ...actionPlan.flatMap(({ month, action }) => [month, action]),
    ...milestones.flatMap(({ date, target }) => [date, target]),
    ...strategies.map(({ text }) => text),
  ]
  return {
    ...proven(texts, [...drawing.facts, ...helpLine().facts, ...strategies.flatMap(({ facts }) => facts)]),
    assessment,
    timeline,
    actionPlan,
    milestones,
    strategies: strategies.map(({ text }) => text),
  }
}
