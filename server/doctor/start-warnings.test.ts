import { expect, test } from 'vitest'
import { parseEnv } from '#server/env.ts'
import type { Env } from '#server/env.ts'
import { startWarnings } from './start-warnings.ts'

const live = (databaseUrl: string | null): Env => ({ ...parseEnv({}), mode: 'live', databaseUrl })

test('live mode on the embedded PostgreSQL and without an address for people is told, each by itself', () => {
  expect(startWarnings(live('postgres://db/jubilee'), 'hello@jubilee.app')).toEqual([])
  expect(startWarnings(live(null), 'hello@jubilee.app')).toEqual(['database.embedded_in_live_mode'])
  expect(startWarnings(live('postgres://db/jubilee'), null)).toEqual(['operator.no_contact_address'])
  expect(startWarnings(parseEnv({}), null)).toEqual([])
})
