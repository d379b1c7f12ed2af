import { expect, it } from 'vitest'
import { stateCodes } from '#contracts/us-states.ts'
import { readingGrade } from '#engine/reading/reading-grade.ts'
import table from './rights/answer-days.json' with { type: 'json' }

const isUncounted = ({ courts }: (typeof table.states)[number]) => courts.some(({ days }) => days === null)

it('has a row for each of the fifty states and for DC', () => {
  expect(table.states.map(({ state }) => state).toSorted()).toEqual([...stateCodes])
})

it.each(table.states)('$state: says the rule, where and when it was read, and where help is', (row) => {
  const ids = row.courts.map(({ court }) => court)
  expect(ids[0]).toBe('main')
  expect(new Set(ids).size).toBe(ids.length)
  expect(ids.filter((id) => !['main', 'limited', 'small'].includes(id))).toEqual([])
  expect(row.rule).toMatch(/\d/)
  expect(row.readOn).toMatch(/^\d{4}-\d{2}-\d{2}$/)
  expect(['rule', 'guides']).toContain(row.basis)
  expect(row.small).toMatch(/^[A-Z].*\.$/)
  for (const url of [row.url, row.selfHelpUrl, row.feeWaiverUrl ?? row.url])
    expect(new URL(url).hostname).toMatch(/\./)
})

it('gives no court more than 35 days or fewer than 10', () => {
  const days = table.states.flatMap(({ courts }) => courts.map((court) => court.days))
  const counts = days.filter((some) => some !== null)
  expect(Math.min(...counts)).toBe(10)
  expect(Math.max(...counts)).toBe(35)
})

it.each(table.states.filter(isUncounted))('$state: where there is no count it speaks of the day', (row) => {
  expect(`${row.small} ${row.countedFrom}`).toMatch(/day|date/)
})

it('can be read in grade 8', () => {
  const sentences = table.states.map(({ small }) => small).join(' ')
  expect(readingGrade(sentences)).toBeLessThanOrEqual(8)
})
