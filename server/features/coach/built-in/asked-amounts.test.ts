import { expect, test } from 'vitest'
import { monthIndex } from '#engine/money/calendar.ts'
import {
  askedCents,
  askedMonthlyCents,
  askedMonths,
  asksForLess,
  asksForMore,
  asksForNoExtra,
  asksForOnce,
  asksForTotal,
} from './asked-amounts.ts'

test.each([
  ['What if I pay $100 more a month?', 10_000],
  ['i got 2 credit cards and a car loan, how long till i owe nothing if i pay 100 more', 10_000],
  ['an extra 75 on my 3 debts', 7_500],
  ['I got a bonus of $2,000 and have 4 cards', 200_000],
  ['250', 25_000],
  ['What if I pay more?', null],
  ['What if I pay 0 more?', null],
  ['what if I pay half', null],
  ['what if I pay fifty more a month', 5_000],
  ['refund me i was charged twice', null],
  ['I got a refund, which of my 3 cards should get it', null],
  ['what if I pay off one more card', null],
  ['what do I do with my refund in 2027', null],
  ['does my 2nd loan get the bonus', null],
  ['I have 2000 to pay at once', 200_000],
])('%s: about %s cents', (question, cents) => {
  expect(askedCents(question)).toBe(cents)
})

test.each([
  ['How long if I pay 100 more?', true],
  ['When will I be debt-free?', false],
  ['Can I pay more?', false],
])('%s: asks for more is %s', (question, isMore) => {
  expect(asksForMore(question)).toBe(isMore)
})

test.each([
  ['in two years', 24],
  ['in 18 months', 18],
  ['by March 2029', 28],
  ['by 2028', 13],
  ['soon', null],
  ['by summer 2028', null],
  ['at the end of 2028', null],
  ['within 900 months', null],
])('%s is %s months of a plan that begins in December 2026', (question, months) => {
  expect(askedMonths(question, monthIndex('2026-12-01'))).toBe(months)
})

test.each([
  ['what if I pay 100 less each month', true, false],
  ['can I lower my payment by $50', true, false],
  ['what if I pay less', true, false],
  ['what if I stop paying the extra', true, true],
  ['what if I go without any extra this year', true, true],
  ['how much less interest if I pay 100 more', false, false],
  ['what if I pay 100 more', false, false],
])('%s: less %s, no extra at all %s', (question, isLess, isNone) => {
  expect([asksForLess(question), asksForNoExtra(question)]).toEqual([isLess, isNone])
})

test.each([
  ['an extra 25 a week', 10_825],
  ['100 more every two weeks', 21_650],
  ['1200 more a year', 10_000],
  ['75 more a month', 7_500],
  ['what if I pay more', null],
])('%s is %s cents a month', (question, cents) => {
  expect(askedMonthlyCents(question)).toBe(cents)
})

test.each([
  ['I want to pay 500 a month in total', true, false],
  ['what if I pay 100 more in all', false, false],
  ['what if I throw an extra 1000 at it once', false, true],
  ['what if I add 50 once a month', false, false],
  ['a one-time 500', false, true],
])('%s: a total %s, one time %s', (question, isTotal, isOnce) => {
  expect([asksForTotal(question), asksForOnce(question)]).toEqual([isTotal, isOnce])
})
