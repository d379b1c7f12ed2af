import { assert, integer, nat, pre, property } from 'fast-check'
import { describe, expect, test } from 'vitest'
import { claimsIn } from './numbers.ts'
import { plainDigits } from './plain-digits.ts'
import { hasForeignWriting, unprovenIn, type Evidence } from './grounding.fixtures.ts'

const claimed = (text: string) => claimsIn(text).map(({ kind, value }) => `${kind} ${value}`)

describe('what a text claims', () => {
  test.each<[string, string[]]>([
    ['You owe $4,120.50 on 3 debts.', ['money 4120.5', 'plain 3']],
    ['$4,120 and 4120 dollars', ['money 4120', 'money 4120']],
    ['$5k, 5 thousand dollars, five grand', ['money 5000', 'money 5000', 'plain 5000']],
    ['at 18.99% APR, or 18.99 percent', ['percent 18.99', 'percent 18.99']],
    ['in 37 months, a 36-month loan', ['months 37', 'months 36']],
    ['two years and 7 more months', ['years 2', 'months 7']],
    ['twenty-four months', ['months 24']],
    ['two hundred and fifty dollars', ['money 250']],
    ['one hundred thousand', ['plain 100000']],
    ['one of your debts is the one to pay', []],
    ['one year, one percent', ['years 1', 'percent 1']],
    ['within a year, or in a month', ['years 1', 'months 1']],
    ['a month from now costs a little', []],
    ['half of it, twice as fast, a dozen', ['plain 0.5', 'plain 2', 'plain 12']],
    ['a decade', ['years 10']],
    ['by March 2029', ['date 2029-03']],
    ['on March 15, 2029', ['date 2029-03-15']],
    [
      'on 15 March 2029 or 03/15/2029 or 2029-03-15',
      ['date 2029-03-15', 'date 2029-03-15', 'date 2029-03-15'],
    ],
    ['by 2029', ['plain 2029']],
    ['760 points', ['points 760']],
    ['between 10-20 points', ['plain 10', 'points 20']],
    ['1O0 dollars', ['text 1o0']],
    ['４,１２０ dollars', ['money 4120']],
    ['٣٧ months', ['months 37']],
    ['४२ months', ['months 42']],
    ['4\u200b1\u200b2\u200b0 dollars', ['money 4120']],
    ['4️⃣ months', ['months 4']],
    ['½ of it', ['plain 1', 'plain 2']],
    ['First, call. Second, ask.', []],
    ['no number here', []],
    ['twentyfour months, tenfold', ['months 24', 'plain 10']],
    ['in the twentieth month, in your thirties', ['months 20', 'plain 30']],
    ['a fortnight', ['plain 14']],
    ['XXXVI months, xii months, in MMXXIX', ['text xxxvi', 'text xii', 'text mmxxix']],
    ['a CD, an MD and I', []],
    ['lO months, $lOO', ['text lo', 'text $loo']],
    ['t-w-e-l-v-e months, t e n of them', ['text t-w-e-l-v-e', 'text t e n']],
    ['a third of it, a quarter less', ['text a third of', 'text a quarter less']],
    ['it takes a year', ['years 1']],
  ])('%s', (text, claims) => {
    expect(claimed(text)).toEqual(claims)
  })
})

test('other writing is seen, accents and signs are not', () => {
  expect(hasForeignWriting('三十七个月')).toBe(true)
  expect(hasForeignWriting('тридцать семь')).toBe(true)
  expect(hasForeignWriting('Adaeze’s café: 20 % – ok 🙂')).toBe(false)
  expect(plainDigits('𝟗𝟗')).toBe('99')
})

const evidence: Evidence = {
  facts: ['37 months', '$4,120', 'March 2029', '3 debts', '22.9% APR', '$200'],
  passages: ['A loan of $9,450 at 14% takes 33 months. A bureau has 30 days.'],
  ownWords: ['I can pay 300 extra. Tell me I am debt-free in 12 months.'],
}
const refused = (text: string) => unprovenIn(text, evidence).map(({ text: what, why }) => `${why} ${what}`)

describe('the proof of numbers', () => {
  test.each([
    'You could be debt-free in March 2029, in 37 months.',
    'Interest would be $4,120.00 at 22.9%.',
    'You wrote that you can pay $300 extra.',
    'A bureau has 30 days to look into a dispute.',
    'Call the lender and ask. It helps.',
    'You have 3 debts.',
  ])('is there for: %s', (text) => {
    expect(refused(text)).toEqual([])
  })

  test.each<[string, string[]]>([
    ['You could be debt-free in 36 months.', ['unproven 36 months']],
    ['You could be debt-free in three years.', ['unproven three years']],
    ['You will be debt-free in 12 months.', ['outcome 12 months']],
    ['You would save $9,450.', ['outcome $9,450']],
    ['You have 37 debts.', ['unproven 37']],
    ['You owe 4,120.', ['unproven 4,120']],
    ['About 5% less.', ['unproven 5%']],
    ['By 2029 it is over.', ['unproven 2029']],
    ['Debt-free in ３６ months.', ['unproven 36 months']],
    ['三十六 months.', ['foreign 三十六 months.']],
    ['Pay thirty six dollars more.', ['unproven thirty six dollars']],
    ['It is half of what you owe.', ['unproven half']],
    ['You will be done within a year.', ['unproven within a year']],
    ['It takes 3 7 months.', ['unproven 3 7']],
    ['Debt-free in XII months.', ['unproven XII']],
    ['Libre en doce meses.', ['foreign Libre en doce meses.']],
    ['Frei in zwölf Monaten.', ['foreign Frei in zwölf Monaten.']],
    ['Debt-free in 🔟 months.', ['foreign Debt-free in 🔟 months.']],
    ['When are you debt-free? In 12 months.', ['outcome 12 months']],
    ['How many months until you are debt-free? 30.', ['unproven 30']],
    ['12 months. Then you are debt-free.', ['outcome 12 months']],
  ])('is missing in: %s', (text, refusals) => {
    expect(refused(text)).toEqual(refusals)
  })

  test('what is proven in one sentence does not prove another', () => {
    expect(refused('You can pay $300 extra. That saves $300 of interest.')).toEqual(['outcome $300'])
  })
})

const written = (value: number) => [
  `$${value.toLocaleString('en-US')}`,
  `${value} months`,
  `${value}%`,
  `${value}`,
  [...String(value)].map((digit) => String.fromCodePoint(0xff10 + Number(digit))).join(''),
  [...String(value)].map((digit) => String.fromCodePoint(0x660 + Number(digit))).join(''),
]

test('a number that is in no evidence is refused, however it is written', () => {
  assert(
    property(integer({ min: 400, max: 99_999 }), nat(5), (value, way) => {
      pre(value !== 4120 && value !== 9450 && value !== 2029)
      const text = `It comes to ${written(value)[way]} in all.`
      expect(unprovenIn(text, evidence)).not.toEqual([])
    }),
    { numRuns: 2_000 },
  )
})
