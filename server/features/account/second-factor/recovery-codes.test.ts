import { expect, test } from 'vitest'
import { hashRecoveryCode, newRecoveryCodes } from './recovery-codes.ts'

test('there are ten codes of 80 bits, all different', () => {
  const codes = [...newRecoveryCodes(), ...newRecoveryCodes()]
  expect(codes).toHaveLength(20)
  expect(new Set(codes).size).toBe(20)
  for (const code of codes) expect(code).toMatch(/^([0-9A-HJKMNP-TV-Z]{4}-){3}[0-9A-HJKMNP-TV-Z]{4}$/)
})

test.each([
  'ab01-cd23-ef45-gh67',
  ' AB01 CD23 EF45 GH67 ',
  'AB01CD23EF45GH67',
  'ABOI-CD23-EF45-GH67',
  'aboL cd23ef45gh67',
])('“%s” is the code AB01-CD23-EF45-GH67', (typed) => {
  expect(hashRecoveryCode(typed)).toBe(hashRecoveryCode('AB01-CD23-EF45-GH67'))
})

test('another code has another hash', () => {
  expect(hashRecoveryCode('AB01-CD23-EF45-GH68')).not.toBe(hashRecoveryCode('AB01-CD23-EF45-GH67'))
})
