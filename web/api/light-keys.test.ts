import { expect, it } from 'vitest'
import { getUser } from '#contracts/account/account.ts'
import { getBilling } from '#contracts/money/billing.ts'
import { getMode } from '#contracts/sandbox.ts'
import { getSettings } from '#contracts/account/settings.ts'
import { lightKeys } from './light-keys.ts'
import { readOf } from './read.ts'

it.each([
  ['user', getUser],
  ['mode', getMode],
  ['settings', getSettings],
  ['billing', getBilling],
] as const)('reads %s where its contract has it', (name, call) => {
  expect(lightKeys[name]).toEqual(readOf(call).queryKey)
})
