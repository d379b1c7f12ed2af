import type { Words } from '#engine/language/bilingual.ts'
import type * as En from './dispute-messages.ts'

export const disputeFieldTexts: Words<typeof En.disputeFieldTexts> = {
  bureau: '¿Qué agencia de crédito?',
  reason: 'Motivo',
  chooseReason: 'Elija uno',
  accountName: 'Nombre de la cuenta o del acreedor',
  accountNumber: 'Número de cuenta',
  accountNumberHint: 'Bastan los últimos cuatro dígitos.',
}

export const disputeReasons: Words<typeof En.disputeReasons> = {
  not_mine: 'La cuenta no es mía',
  paid_off: 'Ya está saldada',
  incorrect_balance: 'El saldo está mal',
  incorrect_status: 'El estado de la cuenta está mal',
  late_payment_error: 'Un pago a tiempo figura como atrasado',
  identity_theft: 'Robo de identidad',
  closed_account: 'La cuenta debería figurar como cerrada',
  duplicate: 'Está repetida',
}
