/** The environment: read once, here and nowhere else. Says everything that is missing or wrong at once, and why. */
import { createPrivateKey } from 'node:crypto'
import { existsSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import * as z from 'zod/mini'
import { logLevels } from './log-levels.ts'
import { liveKeyProblems, sandboxKeyProblems, testKeyProblems } from './outside/outside-keys.ts'

const checkout = dirname(dirname(fileURLToPath(import.meta.url)))

const wholeNumber = (sentence: string, least: number, most: number) =>
  z.pipe(
    z.string().check(z.regex(/^\d{1,6}$/, sentence)),
    z.pipe(
      z.transform((text: string) => Number(text)),
      z.number().check(z.gte(least, sentence), z.lte(most, sentence)),
    ),
  )

const dollars = (most: number) => {
  const sentence = `Use dollars from 0 to ${most}, such as 0.25.`
  return z.pipe(
    z.string().check(z.regex(/^\d{1,6}(\.\d{1,4})?$/, sentence)),
    z.pipe(
      z.transform((text: string) => Number(text)),
      z.number().check(z.lte(most, sentence)),
    ),
  )
}

const webAddress = (protocols: string[], sentence: string) =>
  z.string().check(
    z.refine((text) => {
      const url = URL.parse(text)
      return url !== null && protocols.includes(url.protocol)
    }, sentence),
  )

const encryptionKeys = z
  .string()
  .check(
    z.refine(
      (text) => text.split(',').every((pair) => /^[a-z0-9-]{1,32}:[A-Za-z0-9+/]{43}=$/.test(pair.trim())),
      'Write it as id:key pairs with commas between, newest first; each key is 32 bytes in base64.',
    ),
  )

/** 'banks.sync:8,mail.send:2' as a list of names, each as often as it has lanes. */
const jobLanes = z.pipe(
  z
    .string()
    .check(
      z.regex(
        /^[a-z_.-]+:([1-9]|[1-4]\d|50)(,[a-z_.-]+:([1-9]|[1-4]\d|50))*$/,
        'Write it as name:number pairs with commas between, such as banks.sync:8; each from 1 to 50.',
      ),
    ),
  z.transform((text: string) =>
    text.split(',').flatMap((pair) => {
      const [name = '', lanes] = pair.split(':')
      return Array.from({ length: Number(lanes) }, () => name)
    }),
  ),
)

const httpUrl = (name: string) => webAddress(['http:', 'https:'], `Write it as an address, such as ${name}.`)

/** The PEM of an RSA private key, given as it is, with \\n for its line ends, or in base64; null where it is none. */
function rsaKeyOf(text: string): string | null {
  const pem = text.includes('-----BEGIN')
    ? text.replaceAll('\\n', '\n')
    : Buffer.from(text, 'base64').toString()
  try {
    return createPrivateKey(pem).asymmetricKeyType === 'rsa' ? pem : null
  } catch {
    return null
  }
}

const variables = z.object({
  PORT: z.optional(wholeNumber('Use a port from 0 to 65535; 0 takes any free one.', 0, 65_535)),
  HOST: z.optional(z.string()),
  PUBLIC_URL: z.optional(httpUrl('https://jubilee.example')),
  JUBILEE_MODE: z.optional(z.enum(['sandbox', 'test', 'live'], { error: 'Use sandbox, test or live.' })),
  JUBILEE_ROLE: z.optional(z.enum(['web', 'worker', 'both'], { error: 'Use web, worker or both.' })),
  JUBILEE_PUBLIC_DEMO: z.optional(z.enum(['true', 'false'], { error: 'Use true or false.' })),
  JUBILEE_ANALYTICS: z.optional(z.enum(['true', 'false'], { error: 'Use true or false.' })),
  OTEL_EXPORTER_OTLP_ENDPOINT: z.optional(httpUrl('http://127.0.0.1:4318')),
  METRICS_TOKEN: z.optional(
    z
      .string()
      .check(z.regex(/^[\x21-\x7e]{16,}$/, 'Use at least 16 letters, digits or signs, without spaces.')),
  ),
  METRICS_PORT: z.optional(wholeNumber('Use a port from 0 to 65535; 0 takes any free one.', 0, 65_535)),
  LOG_LEVEL: z.optional(z.enum(logLevels, { error: 'Use silent, error, warn or info.' })),
  JUBILEE_DATA: z.optional(z.string()),
  DATABASE_URL: z.optional(
    webAddress(['postgres:', 'postgresql:'], 'Write it as postgres://user:password@host:5432/database.'),
  ),
  DATABASE_REPLICA_URL: z.optional(
    webAddress(['postgres:', 'postgresql:'], 'Write it as postgres://user:password@host:5432/database.'),
  ),
  DATABASE_REPLICA_LAG_MS: z.optional(
    wholeNumber('Use a number of milliseconds from 500 to 60000.', 500, 60_000),
  ),
  DATABASE_POOL_MAX: z.optional(wholeNumber('Use a number of connections from 1 to 200.', 1, 200)),
  JOB_LANES: z.optional(wholeNumber('Use a number of jobs at a time from 1 to 50.', 1, 50)),
  JOB_LANES_OF: z.optional(jobLanes),
  TRUSTED_PROXY: z.optional(
    z
      .string()
      .check(
        z.regex(
          /^[0-9a-fA-F.:/]+(\s*,\s*[0-9a-fA-F.:/]+)*$/,
          'Name the addresses or networks of your proxies, such as 10.0.0.0/8.',
        ),
      ),
  ),
  SMTP_URL: z.optional(webAddress(['smtp:', 'smtps:'], 'Write it as smtps://user:password@host:465.')),
  MAIL_FROM: z.optional(z.string()),
  MAIL_DKIM_SELECTOR: z.optional(
    z
      .string()
      .check(z.regex(/^[a-z0-9]([a-z0-9.-]{0,61}[a-z0-9])?$/i, 'Use the name in the DNS, such as jubilee1.')),
  ),
  MAIL_DKIM_KEY: z.optional(
    z
      .string()
      .check(
        z.refine((text) => rsaKeyOf(text) !== null, 'Write an RSA private key as PEM, or that in base64.'),
      ),
  ),
  MAIL_WEBHOOK_SECRET: z.optional(
    z.string().check(z.regex(/^[\w-]{20,200}$/, 'Use 20 letters, digits, - and _ or more.')),
  ),
  MAIL_SNS_TOPIC_ARN: z.optional(
    z
      .string()
      .check(
        z.regex(
          /^arn:aws(-cn|-us-gov)?:sns:[a-z0-9-]+:\d{12}:[\w.-]{1,256}$/,
          'Write it as arn:aws:sns:us-east-1:123456789012:name.',
        ),
      ),
  ),
  ENCRYPTION_KEYS: z.optional(encryptionKeys),
  STRIPE_SECRET_KEY: z.optional(z.string()),
  STRIPE_WEBHOOK_SECRET: z.optional(z.string()),
  STRIPE_PROMOTION_CODES: z.optional(z.enum(['true', 'false'], { error: 'Use true or false.' })),
  STRIPE_AUTOMATIC_TAX: z.optional(z.enum(['true', 'false'], { error: 'Use true or false.' })),
  PLAID_CLIENT_ID: z.optional(z.string()),
  PLAID_SECRET: z.optional(z.string()),
  METHOD_API_KEY: z.optional(z.string()),
  METHOD_WEBHOOK_SECRET: z.optional(
    z.string().check(z.regex(/^[\w-]{20,200}$/, 'Use 20 letters, digits, - and _ or more.')),
  ),
  STRIPE_API_BASE_URL: z.optional(httpUrl('http://127.0.0.1:12111')),
  PLAID_BASE_URL: z.optional(httpUrl('https://sandbox.plaid.com')),
  METHOD_BASE_URL: z.optional(httpUrl('https://dev.methodfi.com')),
  OPENAI_COMPAT_BASE_URL: z.optional(httpUrl('http://127.0.0.1:11434/v1')),
  OPENAI_COMPAT_API_KEY: z.optional(z.string()),
  OPENAI_COMPAT_MODEL: z.optional(z.string()),
  ANTHROPIC_API_KEY: z.optional(z.string()),
  ANTHROPIC_MODEL: z.optional(z.string()),
  COACH_MODEL_TIMEOUT_MS: z.optional(
    wholeNumber('Use a number of milliseconds from 200 to 15000.', 200, 15_000),
  ),
  COACH_MODEL_PRICE_IN: z.optional(dollars(1_000)),
  COACH_MODEL_PRICE_OUT: z.optional(dollars(1_000)),
  COACH_MODEL_DAY_LIMIT: z.optional(dollars(100_000)),
})

type Variables = z.output<typeof variables>
type VariableName = keyof Variables

/** What live mode does not start without, and what each is for. */
const liveNeeds: Partial<Record<VariableName, string>> = {
  PUBLIC_URL: 'the address people open; links in mail and the check of where a request comes from need it',
  SMTP_URL: 'mail must reach people',
  MAIL_FROM: 'people must see who writes to them, and mail servers refuse an invented sender',
  ENCRYPTION_KEYS: 'bank tokens and uploads are kept encrypted',
  STRIPE_SECRET_KEY: 'payments',
  STRIPE_WEBHOOK_SECRET: 'proof that a payment event is from Stripe',
  PLAID_CLIENT_ID: 'bank links',
  PLAID_SECRET: 'bank links',
  METHOD_API_KEY: 'credit scores',
}

const sampleValue = /change[-_ ]?me|example|sample|placeholder|your[-_ ]|xxxx|^test$|^secret$/i

/** Thrown when the environment cannot be used; the message is the whole list, one line each. */
export class EnvError extends Error {
  readonly problems: string[]

  constructor(problems: string[]) {
    super(`Jubilee cannot start:\n${problems.map((problem) => `  - ${problem}`).join('\n')}`)
    this.name = 'EnvError'
    this.problems = problems
  }
}

const nameIn = (problem: string) => problem.split(' ', 1)[0]

/** Their samples are told by their own rules. */
const toldElsewhere = new Set(['PUBLIC_URL', 'MAIL_FROM'])

function liveProblems(values: Variables): string[] {
  const problems: string[] = []
  for (const [name, reason] of Object.entries(liveNeeds)) {
    const value = values[name as VariableName]
    if (value === undefined) problems.push(`${name} is missing in live mode: ${reason}.`)
    else if (!toldElsewhere.has(name) && sampleValue.test(String(value)))
      problems.push(`${name} is a sample or test value, and this is live mode: ${reason}.`)
  }
  if (values.PUBLIC_URL !== undefined && !values.PUBLIC_URL.startsWith('https:'))
    problems.push(
      'PUBLIC_URL must begin with https:// in live mode: sign-in must not cross the net in clear.',
    )
  const named = new Set(problems.map(nameIn))
  return [...problems, ...liveKeyProblems(values).filter((problem) => !named.has(nameIn(problem)))]
}

const localHost = /^(localhost|127(\.\d+){3}|\[::1\]|.+\.localhost)$/

function placeProblems(values: Variables): string[] {
  if (values.PUBLIC_URL === undefined || values.JUBILEE_PUBLIC_DEMO === 'true') return []
  if (localHost.test(new URL(values.PUBLIC_URL).hostname)) return []
  return [
    'PUBLIC_URL is not on this machine, and this is sandbox mode, whose passwords are public: set JUBILEE_MODE=live, or JUBILEE_PUBLIC_DEMO=true for a public demo.',
  ]
}

function replicaProblems(values: Variables): string[] {
  if (values.DATABASE_REPLICA_URL === undefined || values.DATABASE_URL !== undefined) return []
  return ['DATABASE_REPLICA_URL needs DATABASE_URL, the server that it is a replica of.']
}

/** A worker writes links in mail, and its own address is not where people are. */
function roleProblems(values: Variables): string[] {
  if (values.JUBILEE_ROLE !== 'worker' || values.PUBLIC_URL !== undefined) return []
  return ['PUBLIC_URL is missing for a worker: links in the mail that it sends lead there.']
}

const sandboxProblems = (values: Variables) => [
  ...placeProblems(values),
  ...roleProblems(values),
  ...sandboxKeyProblems(values),
]

/** Test mode is a system of its own, with people who sign up: what is kept encrypted has a key that outlives a restart. */
function testProblems(values: Variables): string[] {
  const url = values.PUBLIC_URL === undefined ? null : new URL(values.PUBLIC_URL)
  const isInClear = url !== null && url.protocol !== 'https:' && !localHost.test(url.hostname)
  return [
    ...(values.ENCRYPTION_KEYS === undefined
      ? [
          `ENCRYPTION_KEYS is missing in test mode: ${liveNeeds.ENCRYPTION_KEYS}. A key: openssl rand -base64 32`,
        ]
      : []),
    ...(isInClear
      ? [
          'PUBLIC_URL must begin with https:// where it is not on this machine: sign-in must not cross the net in clear.',
        ]
      : []),
    ...roleProblems(values),
    ...testKeyProblems(values),
  ]
}

const problemsOf = { sandbox: sandboxProblems, test: testProblems, live: liveProblems }

/** What a large hosted model costs: where no price is set, too much is counted rather than too little. */
const LARGE_MODEL = { priceIn: 3, priceOut: 15 }

/** The sandbox's records have demo people with a public password, so test mode's are beside them. */
function defaultDataFolder(mode: 'sandbox' | 'test' | 'live', isRoot: boolean): string {
  const folder = isRoot ? '/var/lib/jubilee' : join(checkout, '.data')
  return mode === 'test' ? `${folder}-test` : folder
}

function envFrom(values: Variables, isRoot: boolean) {
  const port = values.PORT ?? 3000
  const publicUrl = values.PUBLIC_URL === undefined ? null : new URL(values.PUBLIC_URL)
  const mode = values.JUBILEE_MODE ?? 'sandbox'
  return {
    mode,
    /** web serves and queues jobs; worker runs them and answers on its health alone */
    role: values.JUBILEE_ROLE ?? ('both' as const),
    isPublicDemo: values.JUBILEE_PUBLIC_DEMO === 'true',
    /** the operator counts visits, for those who said yes: then, and only then, people are asked */
    hasAnalytics: values.JUBILEE_ANALYTICS === 'true',
    port,
    /** null: every address of this machine's loopback in sandbox and test mode, every address in live mode */
    host: values.HOST ?? null,
    /** the origin people open; null where PUBLIC_URL is not set */
    publicOrigin: publicUrl?.origin ?? null,
    isHttps: publicUrl?.protocol === 'https:',
    /** where traces are sent; null: there are none */
    otlpEndpoint: values.OTEL_EXPORTER_OTLP_ENDPOINT ?? null,
    /** null: info, and warn at a terminal */
    logLevel: values.LOG_LEVEL ?? null,
    /** who shows it may read /metrics; null: this machine alone may, unless there is a port for it */
    metricsToken: values.METRICS_TOKEN ?? null,
    /** null: /metrics is beside the pages */
    metricsPort: values.METRICS_PORT ?? null,
    dataFolder: values.JUBILEE_DATA ?? defaultDataFolder(mode, isRoot),
    /** where `npm run build` puts the web app */
    clientFolder: join(checkout, 'build', 'client'),
    databaseUrl: values.DATABASE_URL ?? null,
    /** a streaming replica of it; null where there is none */
    databaseReplicaUrl: values.DATABASE_REPLICA_URL ?? null,
    /** how far behind it may be and still be asked */
    databaseReplicaLagMs: values.DATABASE_REPLICA_LAG_MS ?? 5_000,
    databasePoolMax: values.DATABASE_POOL_MAX ?? 10,
    /** how many jobs a process runs at a time, beside an urgent one */
    jobLanes: values.JOB_LANES ?? 2,
    /** for each lane more that runs nothing else, the name of its kind */
    jobLanesOf: values.JOB_LANES_OF ?? [],
    /** addresses whose forwarded headers are believed; empty: nobody's */
    trustedProxies: values.TRUSTED_PROXY?.split(',').map((address) => address.trim()) ?? [],
    smtpUrl: values.SMTP_URL ?? null,
    mailFrom: values.MAIL_FROM ?? 'Jubilee <hello@jubilee.test>',
    /** signs mail for the domain of its sender; null: the mail server does, or nobody */
    mailDkim:
      values.MAIL_DKIM_KEY === undefined || values.MAIL_DKIM_SELECTOR === undefined
        ? null
        : { selector: values.MAIL_DKIM_SELECTOR, privateKey: rsaKeyOf(values.MAIL_DKIM_KEY)! },
    /** in the path that the mail provider reports bounces to; null: there is none */
    mailWebhookSecret: values.MAIL_WEBHOOK_SECRET ?? null,
    /** the only topic of Amazon SNS that reports are taken from; null: none is subscribed to */
    mailSnsTopicArn: values.MAIL_SNS_TOPIC_ARN ?? null,
    encryptionKeys: values.ENCRYPTION_KEYS ?? null,
    stripeSecretKey: values.STRIPE_SECRET_KEY ?? null,
    stripeWebhookSecret: values.STRIPE_WEBHOOK_SECRET ?? null,
    /** of the page where a plan is bought */
    hasPromotionCodes: values.STRIPE_PROMOTION_CODES === 'true',
    hasAutomaticTax: values.STRIPE_AUTOMATIC_TAX === 'true',
    plaidClientId: values.PLAID_CLIENT_ID ?? null,
    plaidSecret: values.PLAID_SECRET ?? null,
    methodApiKey: values.METHOD_API_KEY ?? null,
    methodWebhookSecret: values.METHOD_WEBHOOK_SECRET ?? null,
    /** another place than the service's own, in test mode only: a mock or a proxy */
    stripeApiBaseUrl: values.STRIPE_API_BASE_URL ?? null,
    plaidBaseUrl: values.PLAID_BASE_URL ?? null,
    methodBaseUrl: values.METHOD_BASE_URL ?? null,
    openaiCompatBaseUrl: values.OPENAI_COMPAT_BASE_URL ?? null,
    openaiCompatApiKey: values.OPENAI_COMPAT_API_KEY ?? null,
    openaiCompatModel: values.OPENAI_COMPAT_MODEL ?? null,
    anthropicApiKey: values.ANTHROPIC_API_KEY ?? null,
    anthropicModel: values.ANTHROPIC_MODEL ?? 'claude-sonnet-4-5',
    /** how long a person waits for the model */
    coachModelTimeoutMs: values.COACH_MODEL_TIMEOUT_MS ?? 6_000,
    /** dollars for a million tokens: that many millionths of a dollar for one */
    coachModelPriceIn: values.COACH_MODEL_PRICE_IN ?? LARGE_MODEL.priceIn,
    coachModelPriceOut: values.COACH_MODEL_PRICE_OUT ?? LARGE_MODEL.priceOut,
    /** dollars a day */
    coachModelDayLimit: values.COACH_MODEL_DAY_LIMIT ?? 5,
  }
}

export type Env = ReturnType<typeof envFrom>

/**
 * Reads the environment out of `source`; an empty text counts as not set.
 * @throws EnvError that lists everything that is missing or wrong
 */
export function parseEnv(source: Record<string, string | undefined>, isRoot = process.getuid?.() === 0): Env {
  const set = Object.fromEntries(
    Object.entries(source).filter(([, value]) => value !== undefined && value !== ''),
  )
  const result = variables.safeParse(set)
  if (!result.success)
    throw new EnvError(result.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`))
  const values = result.data
  if ((values.MAIL_DKIM_KEY === undefined) !== (values.MAIL_DKIM_SELECTOR === undefined))
    throw new EnvError(['MAIL_DKIM_KEY and MAIL_DKIM_SELECTOR work only together. Set both or none.'])
  const problems = [...replicaProblems(values), ...problemsOf[values.JUBILEE_MODE ?? 'sandbox'](values)]
  if (problems.length > 0) throw new EnvError(problems)
  return envFrom(values, isRoot)
}

/** The environment of this process, after `.env` beside package.json, whose values give way to those already set. */
export function readEnv(): Env {
  const file = join(checkout, '.env')
  if (existsSync(file)) process.loadEnvFile(file)
  return parseEnv(process.env)
}
