import { afterEach, expect, it } from 'vitest'
import type { Debt, DebtBank } from '#contracts/money/debts.ts'
import { defaultFormats } from '#web/format/drawing.ts'
import { formatsStore } from '#web/format/formats.ts'
import { ownWords, sourceWords } from './debt-source.tsx'

const bank: DebtBank = {
  bankId: '1',
  bankName: 'First Bank',
  accountName: 'Platinum',
  mask: '4242',
  fetchedAt: '2026-11-20T19:05:00.000Z',
  figures: ['name', 'balance', 'interestRate', 'minimumPayment', 'paymentDueDate'],
  bankBalance: null,
}
const debt = {
  balance: 42_000,
  interestRate: 189_900,
  minimumPayment: 3500,
  paymentDueDate: '2026-12-03',
  bank,
} as Debt

const withFigures = (figures: DebtBank['figures'], changed: Partial<Debt> = {}) =>
  ownWords({ ...debt, ...changed, bank: { ...bank, figures } })

afterEach(() => formatsStore.reset())

it('names the bank and the time of what was fetched', () => {
  formatsStore.set({ ...defaultFormats, timezone: 'America/New_York' })
  expect(sourceWords(bank)).toBe('From First Bank, 11/20/2026, 2:05 PM EST')
})

it('says nothing where every figure is the bank’s, or the debt is kept by hand', () => {
  expect(ownWords(debt)).toBe('')
  expect(ownWords({ ...debt, bank: null })).toBe('')
})

it('says which figures the person typed', () => {
  expect(withFigures(['balance', 'interestRate', 'paymentDueDate'])).toBe('You entered the minimum.')
  expect(withFigures(['balance', 'paymentDueDate'])).toBe('You entered the rate and the minimum.')
  expect(withFigures([])).toBe('You entered the balance, the rate, the minimum and the due date.')
})

it('says nothing of a figure that nobody knows', () => {
  expect(withFigures(['balance', 'paymentDueDate'], { interestRate: null, minimumPayment: null })).toBe('')
})
