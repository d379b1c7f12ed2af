import { describe, expect, it } from 'vitest'
import { balanceAfter, readPaymentForm, type PaymentFormValues } from './payment-form.ts'

const empty: PaymentFormValues = { amount: '', paidOn: '2026-11-20', interest: '', fees: '', charges: '' }
const about = { balanceCents: 145_000, today: '2026-11-20' }

describe('the balance a payment leaves', () => {
  it('adds interest, fees and charges, and takes the payment off', () => {
    expect(
      balanceAfter(145_000, { ...empty, amount: '245', interest: '33.22', fees: '5', charges: '10.50' }),
    ).toBe(125_372)
  })

  it('is not known while an amount cannot be read', () => {
    expect(balanceAfter(145_000, { ...empty, amount: '2 4 five' })).toBeNull()
  })
})

describe('what is sent', () => {
  it('sends decimal texts, and empty amounts as null', () => {
    expect(readPaymentForm({ ...empty, amount: '$245', interest: '33.22' }, about).body).toEqual({
      amount: '245.00',
      paidOn: '2026-11-20',
      interest: '33.22',
      fees: null,
      charges: null,
    })
  })

  it('needs an amount, a day that is not to come, and at most what is owed', () => {
    expect(readPaymentForm(empty, about).errors).toHaveProperty('amount')
    expect(readPaymentForm({ ...empty, amount: '1', paidOn: '2026-11-21' }, about).errors).toHaveProperty(
      'paidOn',
    )
    expect(readPaymentForm({ ...empty, amount: '1450.01' }, about).errors).toHaveProperty('amount')
    expect(readPaymentForm({ ...empty, amount: '1450.01', interest: '0.01' }, about).body?.amount).toBe(
      '1450.01',
    )
  })
})
