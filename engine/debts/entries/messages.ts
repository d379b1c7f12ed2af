import { bilingual } from '#engine/language/bilingual.ts'
import { spanish } from './messages.es.ts'

const english = {
  tooManyToRestore: (most: number) => `You can keep up to ${most} debts. Remove one to bring this one back.`,
  missingPayment: 'We cannot find this payment. It may have been taken back already.',
  paidSince:
    'Without this payment your history would fall below $0, so nothing changed. Take back the later ones first.',
  nothingOwed: 'You owe nothing on this debt, so there is nothing to pay.',
  owesLess: (owed: string) => `You owe ${owed} on this debt. Enter that amount or less.`,
  paidInFuture: 'Enter the day you paid. It cannot be in the future.',
  owesTooMuch: (most: string) => `A debt can be at most ${most}. Enter a smaller amount.`,
  stillOwed: (owed: string) =>
    `You still owe ${owed} on this debt. Say what happened to it, then close the debt.`,
}

export type English = typeof english
export const entryTexts = bilingual(english, spanish)
