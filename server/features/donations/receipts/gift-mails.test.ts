import { expect, it } from 'vitest'
import { speaking } from '#server/language/language.ts'
import type { DonationRow, PaymentRow } from '../donations.table.ts'
import { giftMail } from './gift-mails.ts'

const payment = { amount: 2_500, receivedAt: new Date('2026-01-07T12:00:00Z'), ledgerSequence: 7 }
const given = {
  to: 'ruth@example.test',
  origin: 'https://jubilee.test',
  gift: {} as DonationRow,
  payment: payment as PaymentRow,
  receiptToken: 'receipt',
  manageToken: 'manage',
}

it('writes the mails about gifts in Spanish', () =>
  speaking('es', () => {
    const monthly = giftMail('monthly_receipt', given)
    expect(monthly.subject).toBe('Su recibo mensual de Jubilee Foundation')
    expect(monthly.text).toContain('Su donación de $25.00 llegó el 7 de enero de 2026. Gracias.')
    expect(monthly.text).toContain(
      'Ver o detener su donación mensual:\nhttps://jubilee.test/foundation/gift?',
    )
    expect(giftMail('payment_failed', given).subject).toBe(
      'Un pago de su donación mensual no se pudo procesar',
    )
    expect(giftMail('stopped', given).text).toContain('No se cobra nada más.')
  }))
