/** The worked examples of the course's lessons, weeks 7 and 8: each figure is worked out again and compared in the order of the text. */
import { formatMoney } from '#engine/money/format.ts'
import { dollars, steady } from './articles-under-test.ts'
import { describeLessonExamples, exact, type LessonExamples } from './lessons-under-test.ts'

/** The figures of each example, in order, worked out from the amounts it names. */
const examples: LessonExamples = {
  'test-an-idea-for-50': () => {
    const gain = 8 * 9 - 46
    return [
      '$46',
      '$9',
      dollars(12 * 9),
      8,
      dollars(72),
      dollars(gain),
      7,
      exact(Math.round((gain / 7) * 100)),
      5,
      8,
    ]
  },
  'set-a-price': () => {
    const floor = 6 + 2 * 21 + 5
    return [
      '$6',
      2,
      '$21',
      dollars(42),
      '$5',
      dollars(floor),
      exact(Math.round(floor * 125)),
      '$60',
      '$80',
      '$68',
      dollars(68 - floor),
    ]
  },
  'keep-the-books': () => {
    const came = 180 + 95 + 240 + 60
    const went = 48 + 22 + 35
    const profit = came - went
    return [
      '$180',
      '$95',
      '$240',
      '$60',
      dollars(came),
      '$48',
      '$22',
      '$35',
      dollars(went),
      dollars(profit),
      exact(profit * 25),
      exact(profit * 75),
    ]
  },
  'keep-it-apart-from-home': () => {
    const left = 1150 - 310
    const tax = left / 4
    return ['$1,150', '$310', dollars(left), dollars(tax), '$500', dollars(left - tax - 500), '$350', '$500']
  },
  'when-to-borrow-when-not': () => {
    const { months, interest } = steady(1500, 24.99, 100)
    return ['$1,500', '24.99%', '$100', months, interest, '$90', dollars(10), '$35', 2, dollars(70)]
  },
  'grow-slowly': () => {
    const [before, after] = [5 * 70, 4 * 85]
    return [
      5,
      '$70',
      dollars(before),
      '$85',
      4,
      dollars(after),
      dollars(before - after),
      2,
      4,
      2,
      dollars(after * 4 + 2 * 85),
      dollars(before * 4),
    ]
  },
  'close-with-grace': () => [
    '$420',
    '$650',
    dollars(1070),
    '$380',
    '$90',
    dollars(470),
    dollars(1070 - 470),
    '$240',
    '$58',
    dollars(58 * 12),
  ],
  'the-month-you-owe-nothing': () => [
    '$640',
    '$320',
    '$130',
    '$64',
    dollars(640 - 320 - 130 - 64),
    dollars(320 * 12),
  ],
  'three-to-six-months-set-aside': () => {
    const bare = 2150
    const after = (months: number) => Math.ceil((bare * months - 600) / 450)
    return ['$2,150', dollars(bare * 3), dollars(bare * 6), '$600', '$450', after(3), after(6)]
  },
  'save-for-later-life': () => {
    const own = 45_000 * 0.05
    return [
      '$45,000',
      '5%',
      dollars(own),
      dollars(own / 2),
      dollars(own * 1.5),
      exact(Math.round((own / 12) * 100)),
    ]
  },
  'teach-your-children': () => ['$6', '$2', 13, dollars(26), '$26', dollars(26)],
  'give-from-what-is-left': () => {
    const gift = 580 / 10
    return ['$580', dollars(gift), dollars(gift * 12), '$174', (gift * 12) / 174]
  },
  'your-plan-for-the-next-year': () => {
    const [base, more] = [steady(8500, 21.99, 320), steady(8500, 21.99, 370)]
    const gap = base.leftCents(12) - more.leftCents(12)
    return [
      '$8,500',
      '21.99%',
      '$320',
      12,
      formatMoney(base.leftCents(12)),
      dollars(320 * 12),
      formatMoney(base.interestUntil(12)),
      '$50',
      formatMoney(more.leftCents(12)),
      formatMoney(gap),
      dollars(600),
      dollars(600),
    ]
  },
}

describeLessonExamples([7, 8], examples)
