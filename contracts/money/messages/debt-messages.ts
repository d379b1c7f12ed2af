/** Why a debt, a statement, a plan or a pay day cannot be taken. */
import { bilingual } from '#engine/language/bilingual.ts'
import { spanish } from './debt-messages.es.ts'

const english = {
  rounding: 'Choose cent, dollarUp or dollarDown.',
  balanceId: 'Give each balance an id.',
  balanceIdForm: 'Give each balance an id of small letters, digits and dashes.',
  balanceName: 'Give this balance a name.',
  balances: 'Send the balances as a list.',
  oneBalance: 'Enter at least one balance.',
  balancesAtMost: (most: number) => `A card can have up to ${most} balances here.`,
  minimumTo: 'Choose lowestRate or highestRate.',
  rest: 'Choose what happened to what was still owed.',
  ownDebt: 'Choose one of your debts.',
  loanOrTransfer: 'Choose loan or transfer.',
  planMonths: 'Enter a number of months from 1 to 480.',
  oneMonth: 'Enter at least 1 month.',
  monthsAtMost: 'Enter at most 480 months.',
  order: 'Choose avalanche, snowball, own or leastInterest.',
  wholeMonths: 'Enter the time in whole months, up to 100 years.',
  dayOff: 'Choose before or after.',
  payKind: 'Choose how often you are paid.',
  essentialKind: 'Choose what this is for.',
  id: 'Send an id.',
  billName: 'Give this bill a name.',
  billsAtMost: (most: number) => `Name up to ${most} bills.`,
}

export type English = typeof english
export const debtTexts = bilingual(english, spanish)
