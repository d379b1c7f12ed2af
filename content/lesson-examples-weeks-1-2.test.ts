/** The worked examples of the course's lessons, weeks 1 and 2: each figure is worked out again and compared in the order of the text. */
import { monthInterestCents } from '#engine/money/interest.ts'
import { dollars, steady } from './articles-under-test.ts'
import { describeLessonExamples, exact, type LessonExamples } from './lessons-under-test.ts'

/** The figures of each example, in order, worked out from the amounts it names. */
const examples: LessonExamples = {
  'list-what-you-owe': () => [
    '$4,200',
    '$1,150',
    '$9,800',
    dollars(4200 + 1150 + 9800),
    '$126',
    '$40',
    '$235',
    dollars(126 + 40 + 235),
  ],
  'read-a-statement': () => ['$140', '$92.40', exact(140_00 - 92_40)],
  'what-interest-does-each-month': () => {
    const interest = monthInterestCents(5_000_00, 229_900)
    return [
      '$5,000',
      '22.99%',
      exact(interest),
      '$150',
      exact(150_00 - interest),
      '$200',
      exact(200_00 - interest),
      '$150',
    ]
  },
  'talk-about-money-at-home': () => {
    const share = 2800 / 4000
    return [
      '$2,800',
      '$1,200',
      dollars(4000),
      '$2,400',
      `${share * 100}%`,
      dollars(2400 * share),
      dollars(2400 - 2400 * share),
    ]
  },
  'why-shame-does-not-help': () => ['$32', dollars(32 * 2), dollars(32 * 2 - 32)],
  'your-first-date': () => {
    const [before, after] = [steady(6400, 21.99, 200), steady(6400, 21.99, 230)]
    return [
      '$6,400',
      '21.99%',
      '$200',
      before.months,
      before.interest,
      '$30',
      dollars(230),
      after.months,
      after.interest,
      before.months - after.months,
    ]
  },
  'find-last-months-costs': () => {
    const costs = [1350, 540, 260, 310, 380, 330]
    const sum = costs.reduce((a, b) => a + b, 0)
    return ['$3,100', ...costs.map(dollars), dollars(sum), dollars(sum - 3100)]
  },
  'needs-first': () => {
    const walls = 1100 + 420 + 180 + 95
    return [
      '$2,150',
      '$1,100',
      '$420',
      '$180',
      '$95',
      dollars(walls),
      dollars(2150 - walls),
      '$310',
      '$120',
      dollars(walls + 310 + 120),
      dollars(walls + 310 + 120 - 2150),
    ]
  },
  'bills-that-come-once-a-year': () => {
    const year = 540 * 2 + 130 + 260 + 350
    const card = steady(year, 24.99, 90)
    return [
      '$540',
      '$130',
      '$260',
      '$350',
      dollars(year),
      12,
      exact(Math.round((year * 100) / 12)),
      '24.99%',
      '$90',
      card.months,
      card.interest,
    ]
  },
  'a-plan-for-uneven-pay': () => {
    const floor = (2150 + 2250) / 2
    const above = 3300 - floor
    return [
      '$2,400',
      '$3,100',
      '$2,150',
      '$2,900',
      '$2,250',
      '$3,300',
      '$2,150',
      '$2,250',
      dollars(floor),
      dollars(above),
      dollars(above / 2),
      above / 2 / 275,
      '$275',
    ]
  },
  'a-small-fund-for-a-bad-week': () => {
    const card = steady(420, 25.99, 25)
    return ['$420', '25.99%', '$25', card.months, card.interest, '$420', '$15', 420 / 15]
  },
  'giving-on-a-budget': () => [
    '$2,600',
    '3%',
    dollars(2600 * 0.03),
    dollars(2600 * 0.03 * 12),
    '$1,480',
    '$560',
    dollars(1480 - 2600 * 0.03 * 12),
  ],
}

describeLessonExamples([1, 2], examples)
