import { describe, expect, test } from 'vitest'
import table from '#content/rights/answer-days.json' with { type: 'json' }
import { addDays, dayNumber } from '#engine/money/calendar.ts'
import { answerReminder, daysToAnswer, suedDeadline } from './answer-day.ts'
import type { AnswerRule, CourtId, SuedFacts } from './answer-day.ts'
import { caseDeadline } from './case-deadlines.ts'
import { namesCourtPapers } from './court-words.ts'

const rows = table.states as (AnswerRule & { state: string })[]
const ruleOf = (state: string) => rows.find((row) => row.state === state)!
const courts: (CourtId | null)[] = ['main', 'limited', 'small', null]

const served: SuedFacts = { servedOn: '2026-11-20', answerBy: null, filedOn: null, court: 'main' }

describe('from the summons to the answer', () => {
  test.each<[string, Partial<SuedFacts>, string | null]>([
    ['OH', {}, '2026-12-18'],
    ['OH', { court: 'small' }, null],
    ['OH', { court: 'small', answerBy: '2026-12-09' }, '2026-12-09'],
    ['TX', { court: 'limited' }, '2026-12-04'],
    ['TX', {}, '2026-12-10'],
    ['TX', { court: null }, '2026-12-04'],
    ['MD', { court: 'limited', servedOn: '2026-12-20' }, '2027-01-04'],
    ['MD', { servedOn: '2028-02-10' }, '2028-03-11'],
    ['CT', {}, null],
    ['MI', { answerBy: '2026-12-01' }, '2026-12-01'],
    ['MI', { answerBy: '2026-12-20' }, '2026-12-20'],
    ['MI', { filedOn: '2026-12-01' }, null],
    ['MI', { servedOn: null }, null],
  ])('%s with %j is due on %s', (state, facts, dueOn) => {
    expect(suedDeadline({ ...served, ...facts }, ruleOf(state)).dueOn).toBe(dueOn)
  })

  test('names the rule, where it was read, and the clerk', () => {
    const { words, url } = suedDeadline(served, ruleOf('OH')).rule
    expect(words).toMatch(/^Ohio, Common pleas, municipal or county court: 28 days from the day you got/)
    expect(words).toContain('Ohio Civ.R. 12(A)(1). Read on November 26, 2026.')
    expect(words).toMatch(/Ask the clerk .* If it is a weekend or a holiday, ask the clerk\. Do not wait\.$/)
    expect(url).toBe(ruleOf('OH').url)
    expect(suedDeadline({ ...served, court: null }, ruleOf('TX')).rule.words).toContain(
      'the court with the fewest days: 14 days',
    )
    expect(suedDeadline(served, ruleOf('MI')).rule.words).toContain('Read in guides that cite it')
  })

  test('sends to the clerk where there is no rule, and says so', () => {
    const clerk = 'Ask the clerk of the court on your paper today.'
    expect(suedDeadline(served, null)).toMatchObject({
      dueOn: null,
      rule: { words: expect.stringContaining(clerk), url: expect.stringContaining('consumer.ftc.gov') },
    })
    const { words } = suedDeadline({ ...served, court: 'small' }, ruleOf('SD')).rule
    expect(words).toContain(`${clerk} South Dakota: Small claims papers name the day.`)
  })

  test('is the day of a case', () => {
    const letter = { sentOn: null, receivedOn: null, afterFreeReport: false, addedInformationOn: null }
    const facts = { ...letter, ...served, firstNoticeOn: null, kind: 'sued' as const }
    expect(caseDeadline(facts, ruleOf('OH')).day).toEqual({ dueOn: '2026-12-18', dueIs: 'file_by' })
    expect(caseDeadline(facts).day).toBeNull()
  })
})

describe.each(rows)('$state', (rule) => {
  test('never shows a later day than the paper', () => {
    for (const court of courts)
      for (const ahead of [1, 5, 14, 30, 90]) {
        const answerBy = addDays('2026-11-20', ahead)
        expect(suedDeadline({ ...served, answerBy, court }, rule).dueOn).toBe(answerBy)
      }
  })

  test('never counts more days for a court nobody named than any court gives', () => {
    const unnamed = daysToAnswer(rule, null)
    const given = rule.courts.map(({ court }) => daysToAnswer(rule, court))
    const fewest = given.includes(null) ? null : Math.min(...given.map(Number))
    expect(unnamed).toBe(fewest)
  })

  test('counts its days from the day of service, whatever the day of the week', () => {
    for (const { court, days } of rule.courts)
      for (let ahead = 0; ahead < 7; ahead += 1) {
        const servedOn = addDays('2026-12-20', ahead)
        const { dueOn } = suedDeadline({ ...served, servedOn, court }, rule)
        expect(dueOn && dayNumber(dueOn) - dayNumber(servedOn)).toBe(days)
      }
  })
})

test('reminders stand 10, 5, 2 and 1 days before, each until the next', () => {
  const dueOn = '2026-12-18'
  const from = (left: number) => answerReminder(dueOn, addDays(dueOn, -left))
  expect([12, 11, 10, 9, 6, 5, 4, 3, 2, 1, 0, -1].map(from)).toEqual([
    null,
    null,
    10,
    10,
    10,
    5,
    5,
    5,
    2,
    1,
    null,
    null,
  ])
})

test.each([
  ['I got court papers from Midland', true],
  ['A SUMMONS came in the mail', true],
  ['Capital One sued me in March', true],
  ['I am being sued', true],
  ['I was served at home', true],
  ['there is a lawsuit', true],
  ['Midland Credit v. me, plaintiff', true],
  ['Me llegó un citatorio del juzgado', true],
  ['Midland me demandó en marzo', true],
  ['Recibí papeles de la corte', true],
  ['Hay una demanda en mi contra', true],
  ['Préstamo de la Corte Inglesa', false],
  ['Pago el día 5 con mucha demanda de trabajo', false],
  ['Visa ending in 4411', false],
  ['I issued a stop order on the check', false],
  ['Medical bill from Tennis Court Road', false],
  ['They reserved a table and pursued it', false],
  ['', false],
])('“%s” names court papers: %s', (text, expected) => {
  expect(namesCourtPapers(text)).toBe(expected)
})
