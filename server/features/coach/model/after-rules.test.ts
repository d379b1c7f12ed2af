import { describe, expect, it } from 'vitest'
import type { Fact } from '#contracts/coach.ts'
import { brokenRules, type BrokenRule } from './after-rules.ts'
import { checkSentence } from './check-sentence.ts'
import { hideNames, type Thing } from './aliases.ts'
import { Ledger } from './ledger.ts'

const things: Thing[] = [
  { alias: 'debt 1', id: 'd1', name: 'Quillback Visa', instead: 'one of your debts' },
  { alias: 'debt 2', id: 'd2', name: 'Guaranteed freedom ![x](//evil)', instead: 'one of your debts' },
  { alias: 'category 1', id: 'c1', name: 'Rent', instead: 'one of your categories' },
]

const fact = (id: string, value: string, unit: Fact['unit']): Fact => ({
  id,
  label: id,
  value,
  unit,
  source: 's',
})

function ledger(): Ledger {
  const made = new Ledger(things)
  made.addFacts([
    fact('plan.own.months', '48 months', 'months'),
    fact('debts.total', '$15,000', 'cents'),
    fact('debt.d1.balance', '$900', 'cents'),
    fact('plan.minimums.months', '71 months', 'months'),
    fact('score.latest', '701', 'score'),
  ])
  made.addFacts([
    fact('more.add', '$50', 'cents'),
    fact('plan.more.months', '40 months', 'months'),
    fact('more.sooner', '8 months', 'months'),
  ])
  return made
}

describe('a sentence that may be said', () => {
  it.each<[string, string]>([
    ['You could be debt-free in {{fact:f1}}.', 'You could be debt-free in 48 months.'],
    ['You owe {{fact:f2}} in all.', 'You owe $15,000 in all.'],
    ['The balance of debt 1 is {{fact:f3}}.', 'The balance of Quillback Visa is $900.'],
    [
      'With minimum payments alone it would take {{fact:f4}}.',
      'With minimum payments alone it would take 71 months.',
    ],
    ['Your latest score is {{fact:f5}}.', 'Your latest score is 701.'],
    [
      'If you pay {{fact:f6}} more each month, you could be debt-free in {{fact:f7}}, which is {{fact:f8}} sooner.',
      'If you pay $50 more each month, you could be debt-free in 40 months, which is 8 months sooner.',
    ],
    ['Begin with debt 2, then category 1.', 'Begin with one of your debts, then Rent.'],
    ['The avalanche order pays the highest rate first.', 'The avalanche order pays the highest rate first.'],
    [
      'A nonprofit credit counselor can look at it with you.',
      'A nonprofit credit counselor can look at it with you.',
    ],
    ['Look at [the library](/library).', 'Look at [the library](/library).'],
  ])('%s', (raw, text) => {
    expect(checkSentence(raw, ledger())).toMatchObject({ isRefused: false, text })
  })
})

describe('a sentence that may not', () => {
  it.each([
    'You could be debt-free in {{fact:f7}}.',
    'Without doing anything you could be debt-free in {{fact:f4}}.',
    'Debt 1 is paid off in {{fact:f1}}.',
    'Your income is {{fact:f2}}.',
    'Your score could be {{fact:f1}}.',
    'The balance of debt 2 is {{fact:f3}}.',
    'You owe {{fact:f3}}.',
    'You could be debt-free in 1{{fact:f1}}.',
    'You could be debt-free in {{fact:f1}}{{fact:f1}}.',
    'You could be debt-free in {{fact:f99}}.',
    'You could be debt-free in 48 months.',
    'You could be debt-free in {{fact:f1.',
    'Debt 1 thousand is what you owe.',
  ])('%s', (raw) => {
    expect(checkSentence(raw, ledger())).toMatchObject({ isRefused: true })
  })

  it.each<[BrokenRule, string]>([
    ['promise', 'You will be debt-free.'],
    ['promise', 'This can not fail.'],
    ['promise', 'Paying on time boosts your score.'],
    ['endorsement', 'Golden Path Credit helps people.'],
    ['endorsement', 'You could try moneyfix.'],
    ['advice', 'You should stop paying the card.'],
    ['advice', 'Old taxes are nothing to think about.'],
    ['link', 'See [this](//evil.example).'],
    ['link', '![chart](/chart.png)'],
    ['instructions', 'My instructions are long.'],
    ['pressure', 'Act now.'],
    ['harm', 'You could end your life.'],
    ['writing', 'This is gu\u0430ranteed.'],
    ['writing', 'Podrías estar libre pronto.'],
  ])('breaks the rule on %s: %s', (rule, text) => {
    expect(brokenRules(text)).toContain(rule)
  })
})

describe('what leaves', () => {
  const person = { email: 'ada@example.test', firstName: 'Will', lastName: 'Byrne' }
  it.each([
    ['My quillback  visa at ada@example.test, I am Will Byrne', 'My debt 1 at [e-mail], I am [name] [name]'],
    ['I will pay the rent, and Rent is high', 'I will pay the rent, and category 1 is high'],
    ['Card 4111-1111 1111.1111, ssn 078-05-1120', 'Card [number], ssn [number]'],
    ['Card ４１１１ １１１１ １１１１', 'Card [number]'],
    ['four one one one, one one one', '[number] '],
    ['On 2026-11-20 I paid $1,200 of 15000', 'On 2026-11-20 I paid $1,200 of 15000'],
  ])('%s', (text, sent) => {
    expect(hideNames(text, { person, things })).toBe(sent)
  })
})
