import type { Words } from '#engine/language/bilingual.ts'
import type { English } from './messages.ts'

export const spanish: Words<English> = {
  sentBefore: (stored) => {
    const said = stored === null ? '' : `Está guardado: ${stored}. `
    return `Esto ya se envió antes con otros datos. ${said}No se cambió nada. Revise su lista y anote lo que falta.`
  },
  amountOnDay: (amount, day) => `${amount} el ${day}`,
  payment: (amountOnDay) => `un pago de ${amountOnDay}`,
  otherPayment: 'otro pago',
  file: (name, day) => `el archivo ${name}, importado el ${day}`,
}
