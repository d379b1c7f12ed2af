/** The worked examples of the course's lessons, weeks 3 and 4: each figure is worked out again and compared in the order of the text. */
import { expect } from 'vitest'
import { compareConsolidation } from '#engine/debts/offers/consolidation.ts'
import { planPayoff } from '#engine/debts/payoff/payoff.ts'
import { bureauAnswerDue } from '#engine/letters/case-deadlines.ts'
import { formatMoney } from '#engine/money/format.ts'
import { dollars, oneDebt, steady } from './articles-under-test.ts'
import { describeLessonExamples, exact, named, type LessonExamples } from './lessons-under-test.ts'

const shareOf = (owed: number, limit: number) => `${Math.round((owed / limit) * 100)}%`

/** The figures of each example, in order, worked out from the amounts it names. */
const examples: LessonExamples = {
  'snowball-or-avalanche': () => {
    const debts = [named('card', [4800, 26.99, 145]), named('store', [900, 17.99, 30])]
    const by = (order: 'avalanche' | 'snowball') => {
      const plan = planPayoff({ debts, budgetCents: 325_00, order })
      return { ...plan, first: Math.min(...Object.values(plan.payoffMonth).map(Number)) }
    }
    const [a, s] = [by('avalanche'), by('snowball')]
    return [
      '$4,800',
      '26.99%',
      '$145',
      '$900',
      '17.99%',
      '$30',
      '$325',
      a.months,
      formatMoney(a.interestCents),
      a.first,
      s.months,
      formatMoney(s.interestCents),
      s.first,
      formatMoney(s.interestCents - a.interestCents),
    ]
  },
  'where-the-freed-money-goes': () => {
    const [before, after] = [steady(3000, 19.99, 90), steady(3000, 19.99, 150)]
    return [
      '$3,000',
      '19.99%',
      '$90',
      before.months,
      before.interest,
      '$60',
      '$150',
      after.months,
      after.interest,
      before.months - after.months,
    ]
  },
  'balance-transfers-with-care': () => {
    const move = compareConsolidation({
      input: { debts: oneDebt(3600, 24.99, 110), budgetCents: 250_00, order: 'avalanche' },
      ids: ['debt'],
      offer: { kind: 'transfer', promoAprPpm: 0, promoMonths: 15, goToAprPpm: 279_900, feePpm: 30_000 },
    })
    return [
      '$3,600',
      '24.99%',
      '$250',
      move.asItStands.months,
      formatMoney(move.asItStands.interestCents),
      '0%',
      15,
      '27.99%',
      '3%',
      formatMoney(move.feeCents),
      '$250',
      move.withOffer.months,
      formatMoney(move.withOffer.interestCents),
      formatMoney(move.savedCents ?? 0),
    ]
  },
  'loans-that-join-debts': () => {
    const [stay, same, low] = [steady(6000, 24.99, 240), steady(6300, 14.99, 240), steady(6300, 14.99, 150)]
    return [
      '$6,000',
      '24.99%',
      '$240',
      stay.months,
      stay.interest,
      '14.99%',
      '5%',
      dollars(300),
      dollars(6300),
      '$240',
      same.months,
      formatMoney(same.cents + 300_00),
      '$150',
      low.months,
      formatMoney(low.cents + 300_00),
    ]
  },
  'when-a-plan-breaks': () => {
    const usual = steady(4000, 22.99, 250)
    const low = steady(4000, 22.99, 120)
    const rest = steady(low.leftCents(3) / 100, 22.99, 250)
    return [
      '$4,000',
      '22.99%',
      '$250',
      usual.months,
      3,
      '$120',
      '$250',
      rest.months + 3,
      rest.months + 3 - usual.months,
      formatMoney(low.interestUntil(3) + rest.cents - usual.cents),
    ]
  },
  'mark-each-win': () => {
    const paid = 12_000 - 10_740
    return [
      '$12,000',
      '$10,740',
      dollars(paid),
      `${(paid / 12_000) * 100}%`,
      '$1,200',
      dollars(paid - 1200),
      '$10,740',
      exact((paid * 100) / 8),
      8,
    ]
  },
  'get-your-free-reports': () => ['$7,450', '$7,450', '$8,090', dollars(8090 - 7450)],
  'what-moves-a-score': () => [588, 631, 631 - 588, 6, 626, 631 - 626, 626 - 588].map(String),
  'how-much-of-a-card-to-use': () => [
    '$900',
    '$1,000',
    shareOf(900, 1000),
    '$600',
    '$5,000',
    shareOf(600, 5000),
    shareOf(1500, 6000),
    '$400',
    shareOf(500, 1000),
    shareOf(1100, 6000),
  ],
  'find-a-mistake': () => ['$1,860', '$1,860', dollars(1860 * 2), '$1,860'],
  'dispute-it-yourself': () => {
    const received = '2027-05-04'
    const plain = bureauAnswerDue({ receivedOn: received, afterFreeReport: false, addedInformationOn: null })
    const added = bureauAnswerDue({
      receivedOn: received,
      afterFreeReport: false,
      addedInformationOn: '2027-05-20',
    })
    expect([plain.dueOn.slice(5, 7), added.dueOn.slice(5, 7)]).toEqual(['06', '06'])
    return [4, 30, Number(plain.dueOn.slice(8)), 20, 15, Number(added.dueOn.slice(8))]
  },
  'guard-against-fraud': () => ['$1.09', '$2.37', exact(109 + 237)],
}

describeLessonExamples([3, 4], examples)
