import { bilingual } from '#engine/language/bilingual.ts'
import { spanish } from './messages.es.ts'

const english = {
  missing: 'We cannot find this statement. It may have been removed.',
  tooMany: (most: number) =>
    `You can keep up to ${most} statements for a debt. Remove an old one to add this one.`,
  impossible: {
    minimumAboveBalance: 'The minimum cannot be more than the balance. Check both figures.',
    interestAboveBalance: 'The interest cannot be more than the balance. Check both figures.',
    partsAboveMinimum: 'This is part of the minimum, so it cannot be more than the minimum.',
    totalBelowBalance: 'The total cannot be less than the balance. Check both figures.',
    paymentsTooLow: '36 payments of this amount would not pay off the balance. Check both figures.',
    totalUnlikePayment: 'This total does not fit the payment: 36 payments come to something else.',
    dueTooFar: 'This day is more than two months away. Check the due date.',
  },
}

export type English = typeof english
export const statementTexts = bilingual(english, spanish)
