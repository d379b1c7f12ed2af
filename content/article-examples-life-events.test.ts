import {
  describeExamples,
  dollars,
  steady,
  type Figures,
  type WorkedExamples,
} from './articles-under-test.ts'

/** Months and interest of one debt with the same payment each month. */
function ended(balance: number, aprPercent: number, payment: number): Figures {
  const { months, interest } = steady(balance, aprPercent, payment)
  return [months, interest]
}

/** The figures of each example, in order, worked out from the amounts it names. */
const examples: WorkedExamples = {
  '53': {
    'What waiting can cost': () => {
      const owed = 2 * 186
      return ['$186', dollars(owed), '$60', '$250', dollars(owed + 60 + 250)]
    },
    'The same debt as a plan': () => {
      const [owed, bill] = [2 * 186, 186]
      const left = 200 - bill
      return [
        dollars(owed),
        12,
        dollars(owed / 12),
        dollars(bill),
        dollars(bill + owed / 12),
        '$200',
        dollars(left),
        Math.ceil(owed / left),
        dollars(owed),
      ]
    },
  },
  '54': {
    'A grocery bill that gets smaller': () => {
      const [toCard, freed] = [100, 290]
      return [
        '$640',
        dollars(freed),
        dollars(640 - freed),
        dollars(toCard),
        dollars(freed - toCard),
        '$3,600',
        '24.99%',
        '$110',
        ...ended(3600, 24.99, 110),
        dollars(110 + toCard),
        ...ended(3600, 24.99, 110 + toCard),
      ]
    },
    'A child-care share': () => ['$920', '$185', dollars(920 - 185), dollars((920 - 185) * 12)],
  },
  '59': {
    'A small estate': () => {
      const left = 6400 - 4100
      return ['$6,400', '$4,100', dollars(left), '$5,200', dollars(left), dollars(5200 - left)]
    },
    'A joint card': () => [
      '$5,200',
      '22.99%',
      '$160',
      ...ended(5200, 22.99, 160),
      '9%',
      ...ended(5200, 9, 160),
    ],
  },
}

describeExamples(examples)
