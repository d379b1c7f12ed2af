import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { accountTexts } from '../messages.ts'
import { passwordRefusal } from './password-rules.ts'

const list = readFileSync(new URL('../../../../content/passwords/common.txt', import.meta.url), 'utf8')

test('the list holds at least the 3,000 most common passwords that are long enough', () => {
  const passwords = list.trimEnd().split('\n')
  expect(new Set(passwords).size).toBe(passwords.length)
  expect(passwords.length).toBeGreaterThanOrEqual(3000)
  expect(passwords.every((password) => password.length >= 8 && password === password.toLowerCase())).toBe(
    true,
  )
})

test.each(['password', 'PassWord', '12345678', 'qwertyuiop', 'iloveyou', 'trustno1'])(
  '%s is common',
  (password) => {
    expect(passwordRefusal(password, 'ada@example.test')?.words()).toBe(accountTexts().passwordCommon)
  },
)

test.each(['jubilee1', 'Jubilee-2026!', 'jubilee-demo', 'Debt Freedom', '2026 debt-free'])(
  '%s is our own name',
  (password) => {
    expect(passwordRefusal(password, 'ada@example.test')?.words()).toBe(accountTexts().passwordOwnWord)
  },
)

test.each(['ada.lovelace', 'AdaLovelace1815', 'ada.lovelace@example.test'])(
  '%s is the email name',
  (password) => {
    expect(passwordRefusal(password, 'ada.lovelace@example.test')?.words()).toBe(
      accountTexts().passwordIsEmail,
    )
  },
)

test.each([
  'quiet-harbour-41',
  'correct horse battery staple',
  'ada loves a jubilee of bells',
  '𝓅𝒶𝓈𝓈 𝓌𝑜𝓇𝒹𝑒',
  '83910274651',
])('%s is taken', (password) => {
  expect(passwordRefusal(password, 'ada@example.test')).toBeNull()
})
