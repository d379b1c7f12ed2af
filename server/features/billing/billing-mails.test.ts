import { expect, it } from 'vitest'
import { speaking } from '#server/language/language.ts'
import { billingMail } from './billing-mails.ts'
import { billingMailKinds, type PlanRow, type ReturnRow } from './billing.table.ts'
import { billingMailTexts } from './mail-messages.ts'

const day = (text: string) => new Date(`${text}T12:00:00Z`)
const plan = {
  userId: 'ada',
  planId: 'price_premium',
  trialEndsAt: day('2026-12-01'),
  cancelsAt: day('2026-12-20'),
  pastDueSince: day('2026-11-20'),
  paymentRetryAt: day('2026-11-24'),
  periodEndsAt: day('2026-12-20'),
  endedAt: null,
  confirmPlanId: null,
} as Partial<PlanRow> as PlanRow
const returned = { amount: 9_900, happenedAt: day('2026-11-20') } as ReturnRow
const about = { plan, returned, invoiceUrl: null, to: 'ada@example.test', origin: 'https://jubilee.test' }

it.each([
  ['trial_ends', 'Su prueba gratis termina el 1 de diciembre de 2026', 'Después se cobra a su tarjeta'],
  [
    'payment_failed',
    'No se pudo procesar un pago',
    'Se intentará otra vez con su tarjeta el 24 de noviembre',
  ],
  ['payment_to_confirm', 'Su banco quiere que usted confirme un pago', 'Confirmar el pago:'],
  ['cancel_confirmed', 'Su plan termina el 20 de diciembre de 2026', 'Usted conserva el plan hasta el 20 de'],
  ['trial_used', 'Su prueba gratis ya se había usado', 'Ver los planes:'],
  ['second_plan', 'Tenía dos planes, así que terminamos uno', 'le devolvemos el dinero'],
  ['refunded', 'Se le devolvió un pago', 'Le devolvimos $99.00 el 20 de noviembre de 2026'],
  ['disputed', 'Un pago está en disputa en su banco', 'su plan termine el 20 de diciembre de 2026'],
] as const)('writes the mail %s in Spanish', (kind, subject, words) => {
  const mail = speaking('es', () => billingMail(kind, about))
  expect(mail.subject).toBe(subject)
  expect(mail.text).toContain(words)
})

it.each(billingMailKinds.filter((kind) => kind !== 'trial_used'))(
  'sends a buyer without an account to sign up in Spanish: %s',
  (kind) => {
    const guest = { ...about, plan: { ...plan, userId: null } }
    speaking('es', () => expect(billingMail(kind, guest).text).toContain(billingMailTexts().noAccount))
  },
)
