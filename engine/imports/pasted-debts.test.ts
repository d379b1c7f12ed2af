import { expect, it } from 'vitest'
import { readPastedDebts } from './pasted-debts.ts'

const read = (text: string) =>
  readPastedDebts(text).debts.map(({ name, type, balance, rate, minimum }) => [
    name,
    type,
    balance,
    rate,
    minimum,
  ])

it.each([
  ['Chase Visa $3,000.00 22.99% APR, min $90', ['Chase Visa', 'credit_card', 300_000, 229_900, 9_000]],
  ['Visa 3000 22.99 90', ['Visa', 'credit_card', 300_000, 229_900, 9_000]],
  ['Visa\t3000.00\t22.99\t90.00', ['Visa', 'credit_card', 300_000, 229_900, 9_000]],
  ['- Car loan: 9k at 6%, 300/mo', ['Car loan', 'auto_loan', 900_000, 60_000, 30_000]],
  [
    '1. Student loan balance 18,400 rate 5.5 payment 210',
    ['Student loan', 'student_loan', 1_840_000, 55_000, 21_000],
  ],
  ['I owe $1,240 on my store card, min 40', ['store card', 'credit_card', 124_000, null, 4_000]],
  [
    'Capital One ending in 4821  $2,310.55  27.49%',
    ['Capital One ending in 4821', 'credit_card', 231_055, 274_900, null],
  ],
  ['Medical bill 800', ['Medical bill', 'other', 80_000, null, null]],
])('reads %s', (line, debt) => {
  expect(read(line)).toEqual([debt])
})

it('takes the order of the figures from a heading', () => {
  const text = 'Name, Balance, Minimum, APR\nVisa, 500, 25, 30\nMastercard, 900, 35, 18'
  expect(read(text)).toEqual([
    ['Visa', 'credit_card', 50_000, 300_000, 2_500],
    ['Mastercard', 'credit_card', 90_000, 180_000, 3_500],
  ])
})

it('names each line that is left out, and why; totals are no debts', () => {
  const { debts, leftOut } = readPastedDebts('Visa 500\n\ncall the bank\n$300\nTotal 800')
  expect(debts).toHaveLength(1)
  expect(leftOut).toEqual([
    { line: 3, text: 'call the bank', reason: 'noBalance' },
    { line: 4, text: '$300', reason: 'noName' },
  ])
})

it('takes a hundred lines and names the rest', () => {
  const text = Array.from({ length: 102 }, (_, at) => `Card ${String.fromCharCode(65 + (at % 26))} 100`).join(
    '\n',
  )
  const { debts, leftOut } = readPastedDebts(text)
  expect(debts).toHaveLength(100)
  expect(leftOut.map(({ line, reason }) => [line, reason])).toEqual([
    [101, 'tooMany'],
    [102, 'tooMany'],
  ])
})
