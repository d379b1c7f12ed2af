import { describe, expect, it } from 'vitest'
import type { Goal } from '#contracts/money/goals.ts'
import { heldAfter, readContributionForm } from './dialogs/contribution-dialog.tsx'
import { emptyGoalForm, formOfGoal, readGoalForm } from './dialogs/goal-dialog.tsx'
import { answerOf, basisOf, needSentence, paceSentence, viewOf } from './goal-view.ts'
import { goalSentences } from './messages.ts'

const today = '2026-11-20'

function goal(parts: Partial<Goal>): Goal {
  return {
    id: 'g1',
    title: 'Emergency fund',
    currentAmount: 30_000,
    targetAmount: 100_000,
    targetDate: null,
    completedAt: null,
    version: 1,
    createdAt: '2026-06-01T15:00:00.000Z',
    ...parts,
  }
}

describe('the form for a goal', () => {
  it('says what is missing beside each field', () => {
    expect(readGoalForm(emptyGoalForm, today).errors).toEqual({
      title: goalSentences.title,
      targetAmount: goalSentences.target,
    })
  })

  it.each([
    ['0', '', { targetAmount: 'Target amount must be more than 0.' }],
    [
      '-5',
      '-1',
      {
        targetAmount: 'Target amount must be more than 0.',
        currentAmount: 'The amount saved must be 0 or more.',
      },
    ],
    ['lots', 'some', { targetAmount: goalSentences.target, currentAmount: goalSentences.current }],
  ])('names the rule that is broken: %s, %s saved', (targetAmount, currentAmount, errors) => {
    const values = { ...emptyGoalForm, title: 'Car', targetAmount, currentAmount }
    expect(readGoalForm(values, today).errors).toEqual(errors)
  })

  it('takes an empty amount for nothing saved, and an empty date for none', () => {
    const { body } = readGoalForm({ ...emptyGoalForm, title: 'Car', targetAmount: '$2,000' }, today)
    expect(body).toEqual({ title: 'Car', targetAmount: '2000.00', currentAmount: '0.00', targetDate: null })
  })

  it('asks for a date ahead, but keeps one that has passed', () => {
    const kept = goal({ targetDate: '2026-10-01' })
    expect(readGoalForm({ ...formOfGoal(kept), targetDate: '2026-11-20' }, today, kept).errors).toEqual({
      targetDate: goalSentences.datePast,
    })
    expect(readGoalForm(formOfGoal(kept), today, kept).body?.targetDate).toBe('2026-10-01')
  })
})

describe('the form for a contribution', () => {
  const values = { amount: '50', direction: 'out', contributedOn: today } as const

  it('shows what would be held', () => {
    expect(heldAfter(30_000, values)).toBe(25_000)
    expect(heldAfter(30_000, { ...values, direction: 'in' })).toBe(35_000)
    expect(heldAfter(30_000, { ...values, amount: 'x' })).toBeNull()
  })

  it('never takes out more than there is', () => {
    const { errors } = readContributionForm(values, { currentCents: 4999, today })
    expect(errors).toEqual({ amount: goalSentences.moreThanSaved })
  })

  it('sends what was typed', () => {
    const { body } = readContributionForm(values, { currentCents: 5000, today })
    expect(body).toEqual({ amount: '50.00', isWithdrawal: true, contributedOn: today })
  })
})

describe('the words of a goal', () => {
  it.each([
    [goal({}), '$700 to go. Add a date to see how much to save each month.'],
    [goal({ targetDate: '2027-06-30' }), '$100 a month for 7 months gets you there by June 2027.'],
    [goal({ targetDate: '2026-11-30' }), '$700 gets you there by November 2026.'],
    [
      goal({ targetDate: '2026-10-01' }),
      '$700 to go. The date has passed; choose a new one when you are ready.',
    ],
    [goal({ currentAmount: 100_000 }), 'You have reached this goal.'],
  ])('%#', (one, words) => {
    const [line] = viewOf([one], today).open
    expect(line && needSentence(line)).toBe(words)
  })

  it('answer for all open goals', () => {
    const view = viewOf(
      [
        goal({ targetDate: '2027-06-30' }),
        goal({ id: 'g2', currentAmount: 0 }),
        goal({ id: 'g3', completedAt: '2026-11-01T10:00:00.000Z' }),
      ],
      today,
    )
    expect(answerOf(view)).toBe('You have saved <figure>$300</figure> toward 2 goals.')
    expect(basisOf(view)).toBe('$1,700 to go. To hit your dates, save $100 a month.')
    expect(view.done).toHaveLength(1)
  })

  it('say where the pace leads', () => {
    const pace = {
      monthlyCents: 12_000,
      monthsLookedAt: 3,
      months: 6,
      reachedMonthIndex: 24_328,
      isInTime: true,
    }
    expect(paceSentence(pace)).toBe(
      'You put in $120 a month over the last 3 months. At this pace you get there in May 2027, in time for your date.',
    )
  })
})
