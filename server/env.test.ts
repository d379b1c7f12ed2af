import { generateKeyPairSync } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { EnvError, parseEnv } from './env.ts'

function problemsOf(source: Record<string, string>): string[] {
  try {
    parseEnv(source)
    return []
  } catch (error) {
    if (error instanceof EnvError) return error.problems
    throw error
  }
}

const live = {
  JUBILEE_MODE: 'live',
  PUBLIC_URL: 'https://jubilee.app',
  SMTP_URL: 'smtps://mailer:f8Kq2@mail.jubilee.app:465',
  MAIL_FROM: 'Jubilee <hello@jubilee.app>',
  ENCRYPTION_KEYS: `k1:${Buffer.alloc(32, 7).toString('base64')}`,
  STRIPE_SECRET_KEY: 'sk_live_9aK2',
  STRIPE_WEBHOOK_SECRET: 'whsec_9aK2',
  PLAID_CLIENT_ID: '5f9aK2',
  PLAID_SECRET: '9aK2bb',
  METHOD_API_KEY: 'sk_9aK2',
}

describe('sandbox', () => {
  test('needs nothing', () => {
    expect(parseEnv({}, false)).toMatchObject({ mode: 'sandbox', port: 3000, publicOrigin: null })
    expect(parseEnv({}, false).dataFolder).toMatch(/\.data$/)
    expect(parseEnv({}, true).dataFolder).toBe('/var/lib/jubilee')
  })

  test('an empty text is as good as none', () => {
    expect(parseEnv({ PORT: '', SMTP_URL: '', DATABASE_URL: '' })).toMatchObject({
      port: 3000,
      smtpUrl: null,
    })
  })

  test.each(['http://localhost:3000', 'http://127.0.0.1:8080', 'http://[::1]:3000', 'http://app.localhost'])(
    'starts at %s',
    (PUBLIC_URL) => {
      expect(problemsOf({ PUBLIC_URL })).toEqual([])
    },
  )

  test('refuses a public address, unless told that it is a public demo', () => {
    const PUBLIC_URL = 'https://demo.jubilee.app'
    expect(problemsOf({ PUBLIC_URL })).toHaveLength(1)
    expect(problemsOf({ PUBLIC_URL })[0]).toContain('JUBILEE_PUBLIC_DEMO')
    expect(problemsOf({ PUBLIC_URL: 'https://localhost.evil.example' })).toHaveLength(1)
    expect(parseEnv({ PUBLIC_URL, JUBILEE_PUBLIC_DEMO: 'true' })).toMatchObject({ isHttps: true })
  })
})

describe('mail', () => {
  const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 1024 })
  const pem = privateKey.export({ type: 'pkcs8', format: 'pem' }).toString()
  const MAIL_DKIM_SELECTOR = 'jubilee1'

  test.each([
    ['as it is', pem],
    ['on one line', pem.replaceAll('\n', '\\n')],
    ['in base64', Buffer.from(pem).toString('base64')],
  ])('takes a signing key %s', (_words, MAIL_DKIM_KEY) => {
    expect(parseEnv({ MAIL_DKIM_KEY, MAIL_DKIM_SELECTOR }).mailDkim).toEqual({
      selector: 'jubilee1',
      privateKey: pem,
    })
  })

  test('refuses half of it, what is no key, and a secret that can be guessed', () => {
    expect(problemsOf({ MAIL_DKIM_SELECTOR })).toEqual([expect.stringContaining('only together')])
    expect(problemsOf({ MAIL_DKIM_KEY: pem })).toEqual([expect.stringContaining('only together')])
    expect(problemsOf({ MAIL_DKIM_KEY: 'banana', MAIL_DKIM_SELECTOR })).toEqual([
      expect.stringMatching(/^MAIL_DKIM_KEY/),
    ])
    expect(problemsOf({ MAIL_WEBHOOK_SECRET: 'short' })).toHaveLength(1)
    expect(parseEnv({})).toMatchObject({ mailDkim: null, mailWebhookSecret: null, mailSnsTopicArn: null })
    const topic = 'arn:aws:sns:eu-west-1:123456789012:jubilee-mail'
    expect(parseEnv({ MAIL_SNS_TOPIC_ARN: topic }).mailSnsTopicArn).toBe(topic)
    expect(problemsOf({ MAIL_SNS_TOPIC_ARN: 'jubilee-mail' })).toHaveLength(1)
    expect(problemsOf({ METHOD_WEBHOOK_SECRET: 'short' })).toHaveLength(1)
    expect(parseEnv({ METHOD_WEBHOOK_SECRET: 'a-secret-of-twenty-and-more' }).methodWebhookSecret).toBe(
      'a-secret-of-twenty-and-more',
    )
  })
})

describe('a replica', () => {
  const DATABASE_REPLICA_URL = 'postgres://reader:f8Kq2@replica:5432/jubilee'
  const DATABASE_URL = 'postgres://app:f8Kq2@primary:5432/jubilee'

  test('is asked where it is at most five seconds behind, unless told otherwise', () => {
    expect(parseEnv({})).toMatchObject({ databaseReplicaUrl: null })
    const two = { DATABASE_URL, DATABASE_REPLICA_URL }
    expect(parseEnv(two)).toMatchObject({
      databaseReplicaUrl: DATABASE_REPLICA_URL,
      databaseReplicaLagMs: 5_000,
    })
    expect(parseEnv({ ...two, DATABASE_REPLICA_LAG_MS: '500' })).toMatchObject({ databaseReplicaLagMs: 500 })
    expect(problemsOf({ ...two, DATABASE_REPLICA_LAG_MS: '499' })).toHaveLength(1)
  })

  test('needs the server that it is a replica of', () => {
    expect(problemsOf({ DATABASE_REPLICA_URL })[0]).toContain('needs DATABASE_URL')
    expect(problemsOf({ DATABASE_URL, DATABASE_REPLICA_URL: 'replica' })).toHaveLength(1)
  })
})

describe('roles', () => {
  test('a process does both unless it is told', () => {
    expect(parseEnv({})).toMatchObject({ role: 'both' })
    expect(parseEnv({ JUBILEE_ROLE: 'web' })).toMatchObject({ role: 'web' })
    expect(problemsOf({ JUBILEE_ROLE: 'jobs' })).toEqual(['JUBILEE_ROLE: Use web, worker or both.'])
  })

  test('a worker needs the address that its mail leads to', () => {
    expect(problemsOf({ JUBILEE_ROLE: 'worker' })).toEqual([
      expect.stringContaining('PUBLIC_URL is missing for a worker'),
    ])
    const PUBLIC_URL = 'http://localhost:3000'
    expect(parseEnv({ JUBILEE_ROLE: 'worker', PUBLIC_URL })).toMatchObject({ role: 'worker' })
  })
})

test('visits are counted where the operator says so, and not else', () => {
  expect(parseEnv({}).hasAnalytics).toBe(false)
  expect(parseEnv({ JUBILEE_ANALYTICS: 'true' }).hasAnalytics).toBe(true)
})

test('traces go to an address, or there are none', () => {
  expect(parseEnv({}).otlpEndpoint).toBeNull()
  const OTEL_EXPORTER_OTLP_ENDPOINT = 'http://127.0.0.1:4318'
  expect(parseEnv({ OTEL_EXPORTER_OTLP_ENDPOINT }).otlpEndpoint).toBe(OTEL_EXPORTER_OTLP_ENDPOINT)
  expect(problemsOf({ OTEL_EXPORTER_OTLP_ENDPOINT: 'collector' })).toHaveLength(1)
})

test('the log has a level, or decides by itself', () => {
  expect(parseEnv({}).logLevel).toBeNull()
  expect(parseEnv({ LOG_LEVEL: 'error' }).logLevel).toBe('error')
  expect(problemsOf({ LOG_LEVEL: 'loud' })).toEqual(['LOG_LEVEL: Use silent, error, warn or info.'])
})

test('the metrics have a token that cannot be guessed, or a port, or neither', () => {
  expect(parseEnv({})).toMatchObject({ metricsToken: null, metricsPort: null })
  expect(parseEnv({ METRICS_TOKEN: 'kQ7-pL2.zR9_wT4x', METRICS_PORT: '9100' })).toMatchObject({
    metricsToken: 'kQ7-pL2.zR9_wT4x',
    metricsPort: 9100,
  })
  expect(problemsOf({ METRICS_TOKEN: 'short' })[0]).toContain('METRICS_TOKEN: Use at least 16')
})

describe('sandbox with keys', () => {
  const testKeys = { STRIPE_SECRET_KEY: 'sk_test_9aK2', STRIPE_WEBHOOK_SECRET: 'whsec_9aK2' }

  test('takes test keys of Stripe, both together', () => {
    expect(problemsOf(testKeys)).toEqual([])
    expect(problemsOf({ ...testKeys, STRIPE_SECRET_KEY: 'rk_test_9aK2' })).toEqual([])
  })

  test.each([
    [{ ...testKeys, STRIPE_SECRET_KEY: 'sk_live_9aK2' }, ['STRIPE_SECRET_KEY is a live key']],
    [{ ...testKeys, STRIPE_SECRET_KEY: 'rk_live_9aK2' }, ['STRIPE_SECRET_KEY is a live key']],
    [{ ...testKeys, STRIPE_SECRET_KEY: 'banana' }, ['STRIPE_SECRET_KEY is not a key of Stripe']],
    [{ STRIPE_SECRET_KEY: 'sk_test_9aK2' }, ['STRIPE_WEBHOOK_SECRET is not: they work only together']],
    [{ STRIPE_WEBHOOK_SECRET: 'whsec_9aK2' }, ['STRIPE_SECRET_KEY is not: they work only together']],
    [
      { PLAID_CLIENT_ID: '5f9aK2' },
      ['PLAID_SECRET is not: they work only together', 'it would open real banks'],
    ],
    [
      { PLAID_CLIENT_ID: '5f9aK2', PLAID_SECRET: '9aK2bb' },
      ['it would open real banks', 'it would open real banks'],
    ],
    [{ METHOD_API_KEY: 'sk_9aK2' }, ['it would open real credit bureaus']],
  ])('refuses %o', (source, reasons) => {
    expect(problemsOf(source)).toEqual(reasons.map((reason) => expect.stringContaining(reason)))
  })
})

describe('test', () => {
  const key = `k1:${Buffer.alloc(32, 7).toString('base64')}`
  const testMode = { JUBILEE_MODE: 'test', ENCRYPTION_KEYS: key }
  const stripeKeys = { STRIPE_SECRET_KEY: 'rk_test_9aK2', STRIPE_WEBHOOK_SECRET: 'whsec_9aK2' }

  test('needs a key for what it keeps, and no service', () => {
    expect(problemsOf({ JUBILEE_MODE: 'test' })).toEqual([
      expect.stringContaining('ENCRYPTION_KEYS is missing in test mode'),
    ])
    expect(parseEnv(testMode)).toMatchObject({ mode: 'test', host: null, smtpUrl: null })
  })

  test('its records are not those of the sandbox, whose people have a public password', () => {
    expect(parseEnv(testMode, false).dataFolder).toMatch(/\.data-test$/)
    expect(parseEnv(testMode, true).dataFolder).toBe('/var/lib/jubilee-test')
  })

  test('takes the keys of test environments, and a mock or a proxy for each', () => {
    const services = {
      ...stripeKeys,
      PLAID_CLIENT_ID: '5f9aK2',
      PLAID_SECRET: '9aK2bb',
      METHOD_API_KEY: 'sk_9aK2',
    }
    const places = {
      STRIPE_API_BASE_URL: 'http://127.0.0.1:12111',
      PLAID_BASE_URL: 'http://127.0.0.1:9/plaid',
      METHOD_BASE_URL: 'http://127.0.0.1:9/method',
    }
    expect(problemsOf({ ...testMode, ...services, ...places })).toEqual([])
    for (const mode of [{}, live])
      for (const [name, value] of Object.entries(places))
        expect(problemsOf({ ...mode, [name]: value })).toEqual([
          expect.stringContaining(`${name} is for test mode only`),
        ])
  })

  test.each([
    [{ ...stripeKeys, STRIPE_SECRET_KEY: 'sk_live_9aK2' }, 'is a live key, and this is test mode'],
    [{ ...stripeKeys, STRIPE_SECRET_KEY: 'rk_live_9aK2' }, 'is a live key, and this is test mode'],
    [{ STRIPE_SECRET_KEY: 'sk_test_9aK2' }, 'they work only together'],
    [{ PLAID_SECRET: '9aK2bb' }, 'they work only together'],
    [{ PLAID_CLIENT_ID: '5f', PLAID_SECRET: 'access-sandbox-9aK2' }, 'is a token of Plaid'],
    [{ METHOD_API_KEY: 'pk_9aK2' }, 'begins with sk_'],
    [{ STRIPE_API_BASE_URL: 'http://127.0.0.1:12111/v1' }, 'has a path'],
    [{ PLAID_BASE_URL: 'https://production.plaid.com' }, 'real environment, and this is test mode'],
    [{ METHOD_BASE_URL: 'https://production.methodfi.com/' }, 'real environment, and this is test mode'],
    [{ SMTP_URL: 'smtp://127.0.0.1:1025' }, 'MAIL_FROM is missing: with SMTP_URL mail leaves'],
    [{ SMTP_URL: 'smtp://127.0.0.1:1025', MAIL_FROM: 'Jubilee' }, 'is not an address'],
    [{ PUBLIC_URL: 'http://test.jubilee.app' }, 'must begin with https:// where it is not on this machine'],
  ])('refuses %o', (source, reason) => {
    expect(problemsOf({ ...testMode, ...source })).toEqual([expect.stringContaining(reason)])
  })

  test.each([
    { PUBLIC_URL: 'http://localhost:4310' },
    { PUBLIC_URL: 'https://test.jubilee.app' },
    { SMTP_URL: 'smtp://127.0.0.1:1025', MAIL_FROM: 'Jubilee <hello@jubilee.test>' },
  ])('starts with %o', (source) => {
    expect(problemsOf({ ...testMode, ...source })).toEqual([])
  })
})

describe('live', () => {
  test('starts with everything', () => {
    expect(parseEnv(live)).toMatchObject({ mode: 'live', publicOrigin: 'https://jubilee.app', isHttps: true })
  })

  test('names every missing secret at once, and why', () => {
    const problems = problemsOf({ JUBILEE_MODE: 'live' })
    const needed = Object.keys(live).filter((name) => name !== 'JUBILEE_MODE')
    for (const name of needed)
      expect(
        problems.find((problem) => problem.startsWith(`${name} is missing in live mode: `)),
      ).toBeDefined()
    expect(problems).toHaveLength(needed.length)
  })

  test.each([
    ['PLAID_SECRET', 'your-secret-here'],
    ['METHOD_API_KEY', 'example'],
  ])('refuses a sample value of %s', (name, value) => {
    const problems = problemsOf({ ...live, [name]: value })
    expect(problems).toHaveLength(1)
    expect(problems[0]).toContain(name)
  })

  test.each([
    ['STRIPE_SECRET_KEY', 'rk_test_9aK2', 'is a test key'],
    ['STRIPE_SECRET_KEY', 'sk_test_9aK2', 'is a test key'],
    ['STRIPE_SECRET_KEY', 'pk_live_9aK2', 'is a publishable key'],
    ['STRIPE_SECRET_KEY', 'banana', 'is not a key of Stripe'],
    ['STRIPE_SECRET_KEY', 'sk_live_', 'is not a key of Stripe'],
    ['STRIPE_WEBHOOK_SECRET', 'abc', 'begins with whsec_'],
    ['PLAID_SECRET', 'access-sandbox-9aK2', 'is a token of Plaid'],
    ['METHOD_API_KEY', 'pk_9aK2', 'begins with sk_'],
    ['MAIL_FROM', 'Jubilee', 'is not an address'],
    ['MAIL_FROM', 'Jubilee <hello@jubilee.test>', 'kept for examples'],
    ['MAIL_FROM', 'hello@example.org', 'kept for examples'],
  ])('refuses %s=%s, and says why', (name, value, why) => {
    const problems = problemsOf({ ...live, [name]: value })
    expect(problems).toEqual([expect.stringContaining(why)])
    expect(problems[0]).toMatch(new RegExp(`^${name} `))
  })

  test.each(['sk_live_51H9aK2', 'rk_live_51H9aK2'])('takes %s', (STRIPE_SECRET_KEY) => {
    expect(problemsOf({ ...live, STRIPE_SECRET_KEY })).toEqual([])
  })

  test('refuses an address in clear', () => {
    expect(problemsOf({ ...live, PUBLIC_URL: 'http://jubilee.app' })[0]).toContain('https://')
  })
})

test('promotion codes and tax are for an operator to turn on', () => {
  expect(parseEnv({})).toMatchObject({ hasPromotionCodes: false, hasAutomaticTax: false })
  expect(parseEnv({ STRIPE_PROMOTION_CODES: 'true', STRIPE_AUTOMATIC_TAX: 'true' })).toMatchObject({
    hasPromotionCodes: true,
    hasAutomaticTax: true,
  })
  expect(problemsOf({ STRIPE_AUTOMATIC_TAX: 'yes' })).toEqual([expect.stringContaining('true or false')])
})

test('a model has a price and a limit before anybody sets them', () => {
  expect(parseEnv({})).toMatchObject({ coachModelPriceIn: 3, coachModelPriceOut: 15, coachModelDayLimit: 5 })
  expect(parseEnv({ COACH_MODEL_PRICE_IN: '0', COACH_MODEL_DAY_LIMIT: '0.25' })).toMatchObject({
    coachModelPriceIn: 0,
    coachModelDayLimit: 0.25,
  })
  const wrong = { COACH_MODEL_PRICE_OUT: '-1', COACH_MODEL_DAY_LIMIT: '1e3', COACH_MODEL_TIMEOUT_MS: '60000' }
  expect(problemsOf(wrong)).toHaveLength(3)
})

test('lanes of jobs: two before anybody sets them, and more for a kind', () => {
  expect(parseEnv({})).toMatchObject({ jobLanes: 2, jobLanesOf: [] })
  expect(parseEnv({ JOB_LANES: '4', JOB_LANES_OF: 'banks.sync:2,mail.send:1' })).toMatchObject({
    jobLanes: 4,
    jobLanesOf: ['banks.sync', 'banks.sync', 'mail.send'],
  })
  for (const wrong of ['banks.sync', 'banks.sync:0', 'banks.sync:51', 'banks.sync:2,'])
    expect(problemsOf({ JOB_LANES: '0', JOB_LANES_OF: wrong })).toHaveLength(2)
})

test('every value that cannot be read is named at once', () => {
  const problems = problemsOf({
    PORT: '80a',
    PUBLIC_URL: 'jubilee',
    JUBILEE_MODE: 'staging',
    DATABASE_URL: 'mysql://x',
    TRUSTED_PROXY: 'everybody',
    ENCRYPTION_KEYS: 'k1:short',
  })
  expect(problems.map((problem) => problem.split(':')[0])).toEqual([
    'PORT',
    'PUBLIC_URL',
    'JUBILEE_MODE',
    'DATABASE_URL',
    'TRUSTED_PROXY',
    'ENCRYPTION_KEYS',
  ])
  expect(problemsOf({ PORT: '70000' })).toHaveLength(1)
})

test('a problem never repeats the value, which may be a secret', () => {
  const problems = problemsOf({ ...live, PLAID_SECRET: 'sample-canary', STRIPE_SECRET_KEY: 'sk_test_canary' })
  expect(problems.join()).not.toContain('canary')
})
