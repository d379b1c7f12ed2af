import type { Words } from '#engine/language/bilingual.ts'
import type * as En from './row-messages.ts'

export const cashRowTexts: Words<typeof En.cashRowTexts> = {
  loading: 'Abriendo',
  paydays: {
    title: 'Qué pagar y qué día',
    note: 'Según sus días de cobro, sus facturas y lo que hay en la cuenta.',
    known: 'Según sus días de cobro y lo que hay en la cuenta.',
  },
  short: {
    title: 'Este mes tengo menos',
    note: 'Qué cubre su dinero y qué hacer con el resto.',
    active: (amount, day) => `Tiene ${amount} hasta el ${day}`,
  },
}
