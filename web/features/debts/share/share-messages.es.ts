import type { Words } from '#engine/language/bilingual.ts'
import type * as En from './share-messages.ts'

export const planLinkTexts: Words<typeof En.planLinkTexts> = {
  pageTitle: 'Un plan compartido, Jubilee',
  debt: 'Deuda',
  balance: 'Saldo',
  rate: 'Tasa',
  paidOffIn: 'Saldada en',
}

export const unnamedDebt: typeof En.unnamedDebt = (place) => `Deuda ${place}`
