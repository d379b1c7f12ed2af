import { renderHook } from '@testing-library/react'
import { expect, it } from 'vitest'
import { readDebtForm } from './debt-form.ts'
import { emptyDebtForm } from './debt-values.ts'
import { useRateQuestion } from './rate-question.ts'

function asking() {
  const ask = renderHook(() => useRateQuestion()).result.current
  return (interestRate: string, stored?: { interestRate: number }) => {
    const visa = { name: 'Visa', type: 'credit_card' as const, balance: '100', interestRate }
    const values = { ...emptyDebtForm, ...visa }
    return ask(values, readDebtForm(values), stored)
  }
}

it('asks once about a rate above 60 %, and takes the same one sent again', () => {
  const ask = asking()
  expect(ask('450').errors?.interestRate).toContain('450.00% is unusually high. Is that right?')
  expect(ask('450.0').body).toMatchObject({ interestRate: '4.5000' })
  expect(ask('390').errors).toBeDefined()
  expect(ask('450').errors).toBeDefined()
})

it.each(['', '0', '24.99', '60'])('does not ask about %j', (rate) => {
  expect(asking()(rate).body).toBeDefined()
})

it('does not ask about what is stored, nor in the place of another error', () => {
  expect(asking()('450', { interestRate: 4_500_000 }).body).toBeDefined()
  expect(asking()('-1').errors).toEqual({ interestRate: 'Interest rate must be 0 or more.' })
})
