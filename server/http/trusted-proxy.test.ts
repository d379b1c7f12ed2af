import { expect, test } from 'vitest'
import { parseEnv } from '#server/env.ts'
import { buildTestApp } from '#server/testing/test-app.ts'

async function addressSeen(trustedProxy: string | undefined): Promise<string> {
  let seen = ''
  const served = await buildTestApp({
    env: parseEnv({ TRUSTED_PROXY: trustedProxy }),
    mountMore: (app) => {
      app.addHook('onRequest', async (request) => {
        seen = request.ip
      })
    },
  })
  await served.app.inject({
    url: '/healthz',
    remoteAddress: '10.1.2.3',
    headers: { 'x-forwarded-for': '6.6.6.6, 203.0.113.9' },
  })
  await served.close()
  return seen
}

test('forwarded headers count from the configured proxy only, and only its own hop', async () => {
  expect(await addressSeen(undefined)).toBe('10.1.2.3')
  expect(await addressSeen('192.168.0.0/16')).toBe('10.1.2.3')
  expect(await addressSeen('10.0.0.0/8, 127.0.0.1')).toBe('203.0.113.9')
})
