import { describe, expect, it } from 'vitest'
import { roadmapErrors, toolTexts } from './messages.ts'
import { emptyRoadmap, errorOf, errorsOf, isMissing, questionOf } from './roadmap-form.ts'

const filled = { ...emptyRoadmap, currentIncome: '$4,200.50', monthlyExpenses: '0' }

describe('the roadmap form', () => {
  it('needs income and expenses, and nothing else', () => {
    expect(isMissing(emptyRoadmap)).toBe(true)
    expect(errorsOf(emptyRoadmap)).toEqual([
      { field: 'roadmap-currentIncome', message: roadmapErrors.currentIncome },
      { field: 'roadmap-monthlyExpenses', message: roadmapErrors.monthlyExpenses },
    ])
    expect(isMissing(filled)).toBe(false)
    expect(errorsOf(filled)).toEqual([])
  })

  it('says so of what is no amount', () => {
    expect(errorOf('currentSavings', { ...filled, currentSavings: 'some' })).toBe(toolTexts.money)
    expect(errorOf('currentSavings', { ...filled, currentSavings: '' })).toBeUndefined()
  })

  it('sends numbers, and the goal of the specification where none is written', () => {
    expect(questionOf({ ...filled, currentSavings: '250.5' }, 1_234_50)).toEqual({
      currentIncome: 4200.5,
      monthlyExpenses: 0,
      totalDebt: 1234.5,
      currentSavings: 250.5,
      financialGoals: 'Become debt-free and build wealth',
    })
    expect(questionOf({ ...filled, includesDebtPayments: true }, null)).toMatchObject({
      includesDebtPayments: true,
      totalDebt: null,
    })
    expect(questionOf({ ...filled, financialGoals: ' A house ' }, null).financialGoals).toBe('A house')
  })
})
