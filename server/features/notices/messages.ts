/** What the unsubscribe page and the admin's news are answered. */
import { bilingual } from '#engine/language/bilingual.ts'
import { spanish } from './messages.es.ts'

const english = {
  unknownLink:
    'This link is not complete, or no longer works. Nothing was changed. You can choose your emails in Settings.',
  on: {
    paymentReminders: 'You get reminders of payments, offers and letter cases again.',
    debtMilestones: 'You get milestone emails again.',
    weeklyReports: 'You get weekly reports again.',
    productUpdates: 'You get product updates again.',
  },
  off: {
    paymentReminders:
      'You get no more reminders of payments, offers and letter cases. Everything else stays as it is.',
    debtMilestones: 'You get no more milestone emails. Everything else stays as it is.',
    weeklyReports: 'You get no more weekly reports. Everything else stays as it is.',
    productUpdates: 'You get no more product updates. Everything else stays as it is.',
  },
  noAddress: 'Set the postal address in content/operator.json first: news must name it. Nothing was sent.',
}

export type English = typeof english
export const stopTexts = bilingual(english, spanish)
