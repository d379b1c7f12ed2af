import { describe, expect, test } from 'vitest'
import type { Import } from '#contracts/money/imports.ts'
import { chosenDebts, debtsViewOf, missingOf } from './debts/debts-view.ts'
import {
  besideKnown,
  comingRows,
  daysOf,
  isOpen,
  signExamples,
  viewOf,
} from './transactions/transactions-view.ts'
import {
  bodyCategories,
  chosenCategories,
  lacksName,
  NEW,
  NONE,
  type CategoryChoices,
  type CategoryGround,
} from './transactions/category-choices.ts'
import { undoWords } from './undo-import.tsx'

const TODAY = '2026-11-20'
const csv = (...lines: string[]) => ({
  is: 'csv' as const,
  name: 'a.csv',
  cells: lines.map((line) => line.split('|')),
})

describe('the preview of transactions', () => {
  test('asks for the order of days where it is open, and nothing else goes on', () => {
    const file = csv('Date|Description|Amount', '03/04/2026|Tea|-3.50', '03/05/2026|Tea|-3.50')
    const open = viewOf(file, {}, { today: TODAY })
    expect(open.csv).toMatchObject({ orderIsAsked: true, order: null, styleIsAsked: false })
    expect(isOpen(open)).toBe(true)
    const said = viewOf(file, { order: 'DMY' }, { today: TODAY })
    expect(isOpen(said)).toBe(false)
    expect(said.rows.map(({ date }) => date)).toEqual(['2026-04-03', '2026-05-03'])
  })

  test('the answer about the sign turns every row', () => {
    const file = csv('Date|Description|Amount', '11/14/2026|Tea|-3.50', '11/13/2026|Pay|900.00')
    expect(viewOf(file, {}, { today: TODAY }).rows.map(({ cents }) => cents)).toEqual([350, -90000])
    const turned = viewOf(file, { spentIsMinus: false }, { today: TODAY })
    expect(turned.rows.map(({ cents }) => cents)).toEqual([-350, 90000])
    expect(signExamples(turned.rows).map(({ description }) => description)).toEqual(['Pay', 'Tea'])
  })

  test('what a linked bank dates a day apart is shown, and stays or goes as the person says', () => {
    const { rows } = viewOf(
      csv('Date|Description|Amount', '11/14/2026|CORNER CAFE #12|-3.50', '11/13/2026|TEA|-1.00'),
      {},
      { today: TODAY },
    )
    expect(daysOf(rows)).toEqual({ from: '2026-11-10', to: '2026-11-17' })
    const bank = { date: '2026-11-16', cents: 350, description: 'Corner Cafe', source: 'bank' as const }
    const beside = besideKnown(rows, [bank])
    expect(beside).toEqual({ found: [null, null], likely: ['2026-11-16', null] })
    const coming = (likelyComes: boolean | null, wanted: number[] = []) =>
      comingRows(rows, beside, { wanted: new Set(wanted), likelyComes }).map(({ at }) => at)
    expect(coming(null)).toEqual([0, 1])
    expect(coming(true)).toEqual([0, 1])
    expect(coming(false)).toEqual([1])
    expect(coming(false, [0])).toEqual([0, 1])
  })

  test('asks which column is which where it cannot tell', () => {
    const open = viewOf(csv('What|When', 'Tea|soon'), {}, { today: TODAY })
    expect(isOpen(open)).toBe(true)
    expect(open.rows).toEqual([])
  })
})

describe('the categories of a file', () => {
  const { rows } = viewOf(
    csv(
      'Date|Description|Category|Amount',
      '11/14/2026|KROGER|Food:Groceries|-64.12',
      '11/13/2026|REGAL|Movies|-11.00',
      '11/12/2026|BLUE VISA|Credit Card Payment|-250.00',
    ),
    {},
    { today: TODAY },
  )
  const goals = (ground: CategoryGround, choices: CategoryChoices = new Map()) =>
    chosenCategories(rows, ground, choices).map(({ name, to, newName }) => [name, to, newName])

  test('become new ones for a person without a budget, but transfers do not', () => {
    expect(goals({ budget: [], rules: [] })).toEqual([
      ['Credit Card Payment', NONE, 'Credit Card Payment'],
      ['Food:Groceries', NEW, 'Groceries'],
      ['Movies', NEW, 'Movies'],
    ])
  })

  test('go where the same name is, or where an earlier file went; a budget gets no new ones by itself', () => {
    const budget = [
      { id: 'g', name: 'groceries' },
      { id: 'f', name: 'Fun' },
    ]
    expect(goals({ budget, rules: [] }).map(([, to]) => to)).toEqual([NONE, 'g', NONE])
    const rules = [
      { name: 'MOVIES', categoryId: 'f' },
      { name: 'Food:Groceries', categoryId: null },
    ]
    expect(goals({ budget, rules }).map(([, to]) => to)).toEqual([NONE, NONE, 'f'])
  })

  test('are sent as the person chose them', () => {
    const choices = new Map([
      ['movies', { to: NEW, newName: ' Cinema ' }],
      ['food:groceries', { to: 'g', newName: '' }],
    ])
    const chosen = chosenCategories(rows, { budget: [], rules: [] }, choices)
    expect(bodyCategories(chosen)).toEqual([
      { name: 'Credit Card Payment', categoryId: null },
      { name: 'Food:Groceries', categoryId: 'g' },
      { name: 'Movies', create: { name: 'Cinema', budgetAmount: '11.00' } },
    ])
    expect(chosen.map(lacksName)).toEqual([false, false, false])
    expect(lacksName({ to: NEW, newName: ' ' })).toBe(true)
  })
})

describe('the preview of debts', () => {
  const lines = ['Name|Balance|APR', 'Visa|100|0.99', 'Visa|200|0.5', 'Uncle|50|']
  const cells = lines.map((line) => line.split('|'))

  test('asks whether rates are percents where that is open', () => {
    expect(debtsViewOf(cells, {}, TODAY)).toMatchObject({ rateIsAsked: true, rateUnit: null })
    const view = debtsViewOf(cells, { rateUnit: 'percent' }, TODAY)
    expect(view?.debts.map(({ ratePpm }) => ratePpm)).toEqual([9900, 5000, null])
    expect(view?.debts.map(missingOf)).toEqual([
      ['minimum payment'],
      ['minimum payment'],
      ['rate', 'minimum payment'],
    ])
    expect(debtsViewOf([['Tea', '1']], {}, TODAY)).toBeNull()
  })

  test('leaves out a name that is here or came before, until it is chosen', () => {
    const { debts } = debtsViewOf(cells, {}, TODAY)!
    const shown = chosenDebts(debts, ['uncle '], new Map([[1, { isChosen: true, type: 'other' }]]))
    expect(shown.map(({ name, isHere, isChosen, type }) => [name, isHere, isChosen, type])).toEqual([
      ['Visa', false, true, 'credit_card'],
      ['Visa', true, true, 'other'],
      ['Uncle', true, false, 'other'],
    ])
  })
})

test('before an import is undone, it is said what goes and what of it was changed', () => {
  const made = { kind: 'transactions', lines: 8, inBudget: 1, debts: [] } as unknown as Import
  expect(undoWords(made, [])).toBe('This takes back 8 transactions, and 1 of them leaves your budget.')
  expect(undoWords(made, ['a', 'b', 'c', 'd', 'e', 'f'])).toBe(
    'This takes back 8 transactions, and 1 of them leaves your budget. You changed 6 since: a; b; c; d; e; and 1 more.',
  )
  const debts = { kind: 'debts', debts: [{ id: '1', name: 'Visa', isChanged: true }] } as unknown as Import
  expect(undoWords(debts, ['Visa'])).toBe(
    'This removes 1 debt that came from this file, with what was recorded on it. You changed one since: Visa.',
  )
})
