/** What is said about linked banks. */
import { bilingual } from '#engine/language/bilingual.ts'
import { spanish } from './messages.es.ts'

const english = {
  missingBank: 'We cannot find this bank. It may have been removed.',
  /** names until the person or the bank gives another one */
  unnamedBank: 'Your bank',
  unnamedAccount: 'Bank account',
  missingTransaction: 'We cannot find this transaction. Your bank may have taken it back.',
  missingRule: 'We cannot find this rule. It may have been removed already.',
  missingCategory: 'We cannot find this category. It may have been removed.',
  notSpending:
    'This is a transfer, a payment on a debt or income. It is not spending, so it stays out of your budget.',
  linkOver: 'This link is too old or was used before. Nothing was linked. Please start again.',
  bankAway:
    'We cannot reach your bank right now. Nothing was lost or changed. Please try again in a few minutes.',
  stillLinking: 'Your bank is still being linked. Nothing was lost. Please look again in a minute.',
  mustSignIn: 'Your bank asks you to sign in again. Nothing was lost. Repair the link to go on.',
  unlinked: 'The bank was unlinked. Your debts and your spending stay.',
  ruleForgotten: 'The rule was forgotten. What it sorted stays where it is.',
  linksNotEnded: 'The bank service could not be told that the links have ended.',
  endsMail: {
    subject: 'We will end our access to your bank',
    planIsOver: (day: string) =>
      `Your plan does not include linked banks any more. On ${day} we end our access to:`,
    unlessPlanGoesOn: 'If your plan goes on before that day, the links stay as they are.',
    seePlans: 'See the plans',
  },
  endedMail: {
    subject: 'Our access to your bank has ended',
    asWeWrote: 'As we wrote a week ago, we have ended our access to:',
    linkAgain:
      'With a plan that includes it you can link the bank again at any time. Its debts are found again, and nothing doubles.',
    seeBanks: 'See your banks',
  },
  debtsStay:
    'The debts that came from there stay on your list, and what was spent stays in your budget. You keep both by hand.',
}

export type English = typeof english
export const bankTexts = bilingual(english, spanish)
