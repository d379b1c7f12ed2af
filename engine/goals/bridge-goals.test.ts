import { expect, it } from 'vitest'
import { takeFromGoals } from './bridge-goals.ts'

const goal = (title: string, currentAmount: number, targetDate: string | null = null) => ({
  id: title,
  title,
  currentAmount,
  targetDate,
})

const taken = (goals: Parameters<typeof takeFromGoals>[0], cents: number) =>
  takeFromGoals(goals, cents).map(({ id, takenCents, leftCents }) => [id, takenCents, leftCents])

it('the worked example', () => {
  const goals = [goal('Vacation', 40_000), goal('Emergency fund', 25_000, '2026-12-31')]
  expect(taken(goals, 30_000)).toEqual([
    ['Emergency fund', 25_000, 0],
    ['Vacation', 5000, 35_000],
  ])
})

it('takes from what has no day, then from what is furthest away', () => {
  const goals = [goal('Tires', 100, '2027-01-01'), goal('House', 100, '2030-01-01'), goal('Bike', 100)]
  expect(taken(goals, 250)).toEqual([
    ['Bike', 100, 0],
    ['House', 100, 0],
    ['Tires', 50, 50],
  ])
})

it('takes no more than there is, and nothing from a goal that holds nothing', () => {
  expect(taken([goal('Empty', 0), goal('Below', -500), goal('Car', 200)], 900)).toEqual([['Car', 200, 0]])
  expect(taken([goal('Car', 200)], 0)).toEqual([])
})
