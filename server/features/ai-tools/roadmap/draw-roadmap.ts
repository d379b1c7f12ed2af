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
import { weeksOf } from './short-month-weeks.ts'
import { MOST_BRIDGED_MONTHS } from './short-month-words.ts'
import { strategiesFor } from './strategies.ts'
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
  const make = factsFor(records, {
    id: 'roadmap',
    source: { name: `what you entered and your payoff plan as of ${day}` },
  })
  const entered = factsFor(records, { id: 'roadmap', source: { name: 'what you entered' } })
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
    month: (ahead) => keep(make.monthAhead(`month.${ahead}`, 'a month of the roadmap', ahead)),
    nameOf: (id) => {
      const name = records.debts.find(({ debt }) => debt.id === id)?.debt.name ?? 'the next debt'
      // A name may hold a number: it is the person's own word for the debt.
      return keep(
        factsFor(records, { id: `debt.${id}`, source: 'records' }).text('name', 'name of the debt', name),
      )
    },
  }
}

function assessmentOf({ asked, six, leftShownCents, money, records }: Drawing): string {
  const income = money('income', 'income a month, as you entered it', asked.currentIncome)
  const label = asked.includesDebtPayments
    ? 'expenses a month as you entered them, less your minimum payments'
    : 'expenses a month, as you entered them'
  const expenses = money('expenses', label, asked.monthlyExpenses)
  const minimums = money('minimums', 'minimum payments a month', six.minimumsCents)
  const flow =
    records.debts.length === 0
      ? `You take in ${income} and spend ${expenses} a month.`
      : `You take in ${income} and spend ${expenses} a month${asked.includesDebtPayments ? ' beside your debts' : ''}. Your minimum payments are ${minimums}.`
  if (six.leftCents < 0)
    return `${flow} Together that is ${money('short', 'missing a month', -leftShownCents)} more than comes in. Closing this gap comes first.`
  if (six.leftCents === 0)
    return `${flow} Nothing is left over, so the plan pays the minimums and looks for room.`
  return `${flow} That leaves ${money('left', 'left over a month', leftShownCents)} a month to work with.`
}

/** Where the debt that the person wrote is not what My Debts holds: only what is listed there can be planned. */
function unlistedDebt({ asked, records, money }: Drawing): string | null {
  const typedCents = asked.totalDebt ?? null
  if (typedCents === null) return null
  const listedCents = records.debts.reduce((sum, { payoff }) => sum + payoff.balanceCents, 0)
  if (typedCents === listedCents) return null
  const typed = () => money('typedDebt', 'total debt, as you entered it', typedCents)
  if (listedCents === 0)
    return `You wrote that you owe ${typed()}. Add each debt on My Debts, and the roadmap plans it too.`
  const listed = money('listedDebt', 'total debt on My Debts', listedCents)
  if (typedCents < listedCents)
    return `You wrote that you owe ${typed()}. My Debts has ${listed}, and the roadmap plans that.`
  const rest = money('unlistedDebt', 'debt that is not on My Debts', shownDifference(typedCents, listedCents))
  return `You wrote that you owe ${typed()}. My Debts has ${listed}. Add the other ${rest} there, and the roadmap plans it too.`
}

function timelineOf(drawing: Drawing): string {
  const { six, records, month, money } = drawing
  if (records.debts.length === 0)
    return 'You have no open debt here. What is left each month can go to your goals.'
  if (six.leftCents < 0) return 'We can name a debt-free month once the gap is closed.'
  if (six.plan.status !== 'paid') {
    const why = noEnd(records, six.plan)
    drawing.facts.push(...why.facts)
    return `${why.text} A lower rate or more income changes that.`
  }
  const interest = money('interest', 'interest until the debt-free month', six.plan.interestCents)
  const assumed = assumedRates(records)
  drawing.facts.push(...assumed.facts)
  const noted = assumed.text === '' ? '' : ` ${assumed.text}`
  return `You could be debt-free in ${month(six.plan.months)}, with ${interest} of interest until then. This counts what you entered every month and no new charges.${noted}`
}

function actionOf(drawing: Drawing, step: RoadmapMonth): string {
  const { six, leftShownCents, money, nameOf, records } = drawing
  const { month, toCushionCents, extraCents, targetId, paidOff, cushionCents, owedCents } = step
  const named = drawing.month(month)
  const parts: string[] = []
  if (toCushionCents > 0) {
    const added = money(`cushion.${month}`, `${named}: put into the cushion`, toCushionCents)
    parts.push(
      `Put ${added} into your first cushion. It then holds ${money(`held.${month}`, `${named}: in the cushion`, cushionCents)}.`,
    )
  }
  if (records.debts.length > 0 && month === 1) parts.push('Set every minimum payment to run by itself.')
  if (targetId !== null && extraCents > 0)
    parts.push(
      `Pay ${money(`extra.${month}`, `${named}: paid above the minimums`, extraCents)} extra, on ${nameOf(targetId)} first.`,
    )
  if (paidOff.length > 0)
    parts.push(
      `${listed(paidOff.map(nameOf))} could be paid off. ${owedCents > 0 ? 'What you paid there goes to the next debt.' : 'Then nothing is owed here.'}`,
    )
  if (parts.length === 0)
    parts.push(
      six.leftCents === 0
        ? 'Pay every minimum on time, and look for one cost to cut.'
        : `Put the ${money('left', 'left over a month', leftShownCents)} that is left toward your goals.`,
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
  const gap = money('short', 'missing a month', -leftShownCents)
  const lasts = bridge && bridge.fullMonths > 0 && bridge.fullMonths <= MOST_BRIDGED_MONTHS
  return [
    ...(lasts
      ? [
          {
            date: month(bridge.fullMonths - 1),
            target: `${gap} a month from savings`,
            milestone: 'Savings cover the gap until here',
          },
        ]
      : []),
    {
      date: 'As soon as you can',
      target: `${gap} a month less going out, or more coming in`,
      milestone: 'The gap is closed',
    },
  ]
}

function milestonesOf({ six, money, month, nameOf, records }: Drawing): Milestone[] {
  const found: (Milestone & { ahead: number })[] = []
  const { cushionFullMonth: full } = six
  if (six.leftCents >= 0 && six.cushionTargetCents > 0 && full !== null)
    found.push({
      ahead: full,
      date: full === 0 ? 'Now' : month(full),
      target: `${money('cushion.target', 'first cushion: part of one month of expenses', six.cushionTargetCents)} put away`,
      milestone: full === 0 ? 'Your first cushion is there' : 'Your first cushion is full',
    })
  for (const step of six.months)
    for (const id of step.paidOff)
      found.push({
        ahead: step.month,
        date: month(step.month),
        target: `${nameOf(id)} paid off`,
        milestone: 'A debt is gone',
      })
  const last = six.months.at(-1)
  if (last && records.debts.length > 0 && last.owedCents > 0)
    found.push({
      ahead: last.month,
      date: month(last.month),
      target: `${money('owed', 'owed after the roadmap', last.owedCents)} left to pay`,
      milestone: 'The end of this roadmap',
    })
  if (six.leftCents >= 0 && records.debts.length > 0 && six.plan.status === 'paid')
    found.push({
      ahead: six.plan.months,
      date: month(six.plan.months),
      target: 'No debt left',
      milestone: 'You could be debt-free',
    })
  return found
    .toSorted((a, b) => a.ahead - b.ahead)
    .map(({ date, target, milestone }) => ({ date, target, milestone }))
}

/** The help line that a short month leads to. */
const helpLine: Said = {
  text: '',
  facts: [
    {
      id: 'help.211',
      label: 'local help with food, rent and power',
      value: '211',
      unit: 'text',
      source: '211.org',
    },
  ],
}

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
    ...proven(texts, [...drawing.facts, ...helpLine.facts, ...strategies.flatMap(({ facts }) => facts)]),
    assessment,
    timeline,
    actionPlan,
    milestones,
    strategies: strategies.map(({ text }) => text),
  }
}
