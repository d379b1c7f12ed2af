import { expect, test } from 'vitest'
import { people, debt, records } from '#server/testing/sample-records.ts'
import { readSlots, withNewSlots, type Slots } from './slots.ts'

const own = people['with everything']!
const slots = (message: string) => readSlots(message, own)

test.each([
  ['What if I pay $100 more a month?', 10_000],
  ['i got 2 credit cards and a car loan, how long till i owe nothing if i pay 100 more', 10_000],
  ['an extra 75 on my 3 debts', 7_500],
  ['I got a bonus of $2,000 and have 4 cards', 200_000],
  ['250', 25_000],
  ['What if I pay more?', null],
  ['What if I pay 0 more?', null],
  ['what if I pay half', null],
  ['what if I double the extra', null],
  ['what if I pay fifty more a month', 5_000],
  ['refund me i was charged twice', null],
  ['I got a refund, which of my 3 cards should get it', null],
  ['what if I pay off one more card', null],
  ['what do I do with my refund in 2027', null],
  ['does my 2nd loan get the bonus', null],
  ['I have 2000 to pay at once', 200_000],
  ['¿Qué pasa si pago 100 dólares más al mes?', 10_000],
  ['me dieron mil dolares de una vez', 100_000],
  ['y si pongo doscientos mas', 20_000],
])('%s: %s cents', (message, cents) => {
  expect(slots(message).cents).toBe(cents)
})

test.each([
  ['25 a week more', 10_825],
  ['one run more a week, that is 400 a month on top', 40_000],
  ['50 more every two weeks', 10_825],
  ['600 more a year', 5_000],
  ['50 más por semana', 21_650],
])('%s: %s cents a month', (message, cents) => {
  expect(slots(message).monthlyCents).toBe(cents)
})

test.each<[string, Slots['change']]>([
  ['How long if I pay 100 more?', 'more'],
  ['When will I be debt-free?', null],
  ['what if I pay 100 less each month', 'less'],
  ['can I lower my payment by $50', 'less'],
  ['what if I pay less', 'less'],
  ['what if I stop paying the extra', 'noExtra'],
  ['what if I go without any extra this year', 'noExtra'],
  ['if we drop the 200 extra', 'noExtra'],
  ['no 200 extra for a while', 'noExtra'],
  ['we could not do the extra then', 'noExtra'],
  ['I want to pay 500 a month in total', 'total'],
  ['interest in total if we bump it up by 300', 'more'],
  ['we could add 80 a month', 'more'],
  ['si pago 50 menos al mes', 'less'],
  ['ya no pongo los 75 extra', 'noExtra'],
])('%s: %s', (message, change) => {
  expect(slots(message).change).toBe(change)
})

test.each([
  ['an extra 1000 once', true],
  ['drop a 500 bonus on it', true],
  ['300 de una vez', true],
  ['say i get 1400, it all goes on the loan', true],
  ['we threw the whole 2500 at the furniture', true],
  ['100 more once I get my raise', false],
  ['100 more a month', false],
])('%s: once is %s', (message, isOnce) => {
  expect(slots(message).isOnce).toBe(isOnce)
})

test.each([
  ['in two years', 24],
  ['in 18 months', 18],
  ['by March 2029', 28],
  ['by 2028', 13],
  ['what would it take a month to be clear in exactly five years, november 2031', 60],
  ['by new years 2029, like january', 26],
  ['para marzo de 2029', 28],
  ['soon', null],
  ['by summer 2028', null],
  ['at the end of 2028', null],
  ['within 900 months', null],
  ['1800 04 12', null],
])('%s: within %s months of a plan that begins in December 2026', (message, months) => {
  expect(slots(message).byMonths).toBe(months)
})

test.each([
  ['only for 10 months', 10],
  ['lose my job for three months', 3],
  ['por 6 meses', 6],
  ['what do we owe two years out', null],
  ['in 18 months', null],
  ['200 a month', null],
])('%s: for %s months', (message, months) => {
  expect(slots(message).forMonths).toBe(months)
})

test.each([
  ['140 more from april on', 5],
  ['no extra starting in february', 3],
  ['no extra starting next week for six months', null],
  ['by april', null],
])('%s: from month %s of a plan that begins in December 2026', (message, month) => {
  expect(slots(message).fromMonth).toBe(month)
})

test.each([
  ['200 more', false],
  ['not 200 but 140', true],
])('%s: it is %s that several amounts are named', (message, isSeveral) => {
  expect(slots(message).hasMoreAmounts).toBe(isSeveral)
})

const named = records([
  debt('v', { name: 'Travel card' }),
  debt('s', { name: 'Store card' }),
  debt('t', { name: 'Truck loan', type: 'auto_loan' }),
  debt('h', { name: 'Home mortgage', type: 'mortgage' }),
])

test.each<[string, string[], Partial<Record<'withoutIds' | 'insteadOfIds', string[]>>]>([
  ['what is left on the travel card', ['v'], {}],
  ['how about the travle one', ['v'], {}],
  ['my truck note', ['t'], {}],
  ['the pickup', ['t'], {}],
  ['the loan', ['t'], {}],
  ['the car insurance', [], {}],
  ['la hipoteca', ['h'], {}],
  ['what do I owe without the mortgage', [], { withoutIds: ['h'] }],
  ['$200 to the mortgage instead of the travel card', ['h'], { insteadOfIds: ['v'] }],
  ['how much do I owe', [], {}],
  ['my card', [], {}],
])('%s names %j', (message, ids, rest) => {
  expect(readSlots(message, named)).toMatchObject({ debtIds: ids, withoutIds: [], insteadOfIds: [], ...rest })
})

test.each([
  ['how much do I owe on my Discover', 'Discover'],
  ['what is left on my student loan', 'student loan'],
  ['would Discover give me a card', null],
  ['my Discover and my travel card', null],
])('%s: not on the list: %s', (message, words) => {
  expect(readSlots(message, named).unclear).toEqual(words && { words, ids: [] })
})

test('"the card" of a person with two is one of them', () => {
  expect(readSlots('what do I owe on the card', named)).toMatchObject({
    debtIds: [],
    unclear: { words: 'the card', ids: ['v', 's'] },
  })
})

test('a category is meant by its name, or by another word for it', () => {
  expect(slots('how much is left for groceries').categoryId).toBe('Groceries')
  expect(slots('me queda algo para el mandado').categoryId).toBe('Groceries')
  expect(slots('gasolina').categoryId).toBe('Gas')
  expect(slots('how much is left').categoryId).toBeNull()
})

test('new slots take the place of those before, and the rest stays', () => {
  const first = slots('what if I pay 150 more a month on the visa')
  expect(withNewSlots(first, slots('and 300?'))).toMatchObject({
    cents: 30_000,
    monthlyCents: 30_000,
    change: 'more',
    debtIds: first.debtIds,
  })
  expect(withNewSlots(first, slots('only on the car'))).toMatchObject({ cents: 15_000, debtIds: ['c'] })
})
