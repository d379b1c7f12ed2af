import type { Words } from '#engine/language/bilingual.ts'
import type { English } from './letter-messages.ts'

export const spanish: Words<English> = {
  fullName: 'Escriba su nombre completo.',
  disputeReason: 'Elija qué está mal.',
  accountName: 'Escriba el nombre de la cuenta o del acreedor.',
  bureau: 'Elija una agencia de crédito.',
  address: 'Escriba su dirección.',
  letter: 'Elija una carta.',
  collectorName: 'Escriba el nombre del cobrador de deudas.',
  collectorAddress: 'Escriba la dirección del cobrador de deudas.',
  letterFirst: 'Primero escriba la carta.',
  served: 'Elija cómo llegaron los papeles.',
  state: 'Elija su estado de la lista.',
  court: 'Elija la corte que dice su papel.',
  recipient: 'Escriba a quién va la carta.',
  account: 'Escriba el nombre de la cuenta.',
  caseKind: 'Elija de qué trata la carta.',
  outcome: 'Elija cómo terminó.',
  paperKind: 'Elija qué papel es.',
}
