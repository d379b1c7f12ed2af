/** The entries of a stored request in a few words, for the refusal of another one under its key. */
import * as z from 'zod/mini'
import { createBudgetCategory, createBudgetGroup, recordSpending } from '#contracts/money/budget.ts'
import { createDebt, recordPayment } from '#contracts/money/debts.ts'
import type { AnswerOf, Endpoint } from '#contracts/endpoint.ts'
import { addContribution, createGoal } from '#contracts/money/goals.ts'
import { importDebts, importTransactions, type Import } from '#contracts/money/imports.ts'
import { formatMoney } from '#engine/money/format.ts'
import { dayInWords } from '#server/calendar-day.ts'
import { onceTexts } from './messages.ts'

/** '$10.00 on November 3, 2026'; an amount below zero is said as it is stored. */
const amountOnDay = (cents: number, day: string) =>
  onceTexts().amountOnDay(formatMoney(cents, { decimals: 2 }), dayInWords(day))

function importWords({ fileName, createdAt }: Import): string {
  return onceTexts().file(fileName, dayInWords(createdAt))
}

const key = ({ method, path }: Endpoint) => `${method} ${path}`

function say<E extends Endpoint>(call: E, words: (answer: AnswerOf<E>) => string) {
  const read = (answer: unknown) => {
    const { success, data } = z.safeDecode(call.answer, answer as never)
    return success ? words(data as AnswerOf<E>) : null
  }
  return [key(call), read] as const
}

const words = new Map([
  say(recordPayment, ({ entries }) => {
    const paid = entries.find(({ kind }) => kind === 'payment')
    const { payment, otherPayment } = onceTexts()
    return paid ? payment(amountOnDay(paid.amount, paid.occurredOn)) : otherPayment
  }),
  say(addContribution, ({ contribution }) => amountOnDay(contribution.amount, contribution.contributedOn)),
  say(recordSpending, ({ spending }) => amountOnDay(spending.amount, spending.spentOn)),
  say(createDebt, ({ name, balance }) => `${name}, ${formatMoney(balance, { decimals: 2 })}`),
  say(createGoal, ({ title }) => title),
  say(createBudgetCategory, ({ name }) => name),
  say(createBudgetGroup, ({ name }) => name),
  say(importTransactions, importWords),
  say(importDebts, importWords),
])

/** Null where the call has no words of its own, or the key is another call's. `answer` is as it was sent. */
export function storedWords(call: Endpoint, answer: unknown): string | null {
  return words.get(key(call))?.(answer) ?? null
}
