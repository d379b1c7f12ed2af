/** Kinds of creditors: what can be asked of each differs (script-messages.ts). */
import type { DebtType } from '#contracts/money/debts.ts'
import type { English } from './script-messages.ts'

export type CreditorKind = keyof English['kinds']

export const kindOfType: Readonly<Record<DebtType, CreditorKind>> = {
  credit_card: 'card',
  auto_loan: 'auto',
  student_loan: 'student',
  mortgage: 'mortgage',
  personal_loan: 'personal',
  other: 'other',
}

/** What a name says of its kind, in either language, the surest first. */
export const kindWords: readonly { pattern: RegExp; kind: CreditorKind }[] = [
  {
    pattern: /\b(?:collect\w*|cobranzas?|cobrador\w*|recover\w*|portfolio|midland|lvnv|receivable\w*)\b/i,
    kind: 'collector',
  },
  {
    pattern:
      /\b(?:hospital|medical|clinica?|doctor|dental|dentist|dentista|ambulance|health)\b|m[ée]dic|cl[íi]nica/i,
    kind: 'medical',
  },
  { pattern: /\b(?:mortgage|home loan|house|hipoteca|casa)\b/i, kind: 'mortgage' },
  {
    pattern: /\b(?:student|estudiantil|college|navient|nelnet|mohela|aidvantage|sallie)\b/i,
    kind: 'student',
  },
  { pattern: /\b(?:auto|car|carro|truck|vehicle|toyota|ford|honda)\b/i, kind: 'auto' },
  { pattern: /\b(?:card|tarjeta|visa|mastercard|amex|discover|credit)\b/i, kind: 'card' },
  { pattern: /\b(?:loan|lending|personal)\b|pr[ée]stamo/i, kind: 'personal' },
]
