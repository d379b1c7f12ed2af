import { expect, it } from 'vitest'
import { getUser, verifyEmail } from '#contracts/account/account.ts'
import { readPasswordLink } from '#contracts/account/password-reset.ts'
import { getBilling } from '#contracts/money/billing.ts'
import { getMode } from '#contracts/sandbox.ts'
import { getSettings } from '#contracts/account/settings.ts'
import { lightKeys } from './light-keys.ts'
import { keyOf } from './read.ts'

it.each([
  ['user', getUser],
  ['mode', getMode],
  ['settings', getSettings],
  ['billing', getBilling],
  ['passwordLink', readPasswordLink],
  ['emailLink', verifyEmail],
] as const)('reads %s where its contract has it', (name, call) => {
  expect(lightKeys[name]).toEqual(keyOf(call.path))
})
