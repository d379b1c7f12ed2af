/**
 * Which keys of outside services an installation may start with. Sandbox says that no money, bank or bureau is real, so
 * it takes no key that would make one real; test mode takes keys of test environments and asks only these; live takes
 * none that cannot work. A problem never repeats the key.
 *
 * What tells a key: Stripe's secret and restricted keys begin with sk_ or rk_ and name their mode, a webhook's secret
 * with whsec_ (docs.stripe.com/keys); Method's begin with sk_ and name no environment (docs.methodfi.com,
 * "Authentication"); Plaid's bear no mark, one secret for each environment (plaid.com/docs, "API environments").
 */
export type OutsideKeys = Partial<
  Record<
    | 'STRIPE_SECRET_KEY'
    | 'STRIPE_WEBHOOK_SECRET'
    | 'PLAID_CLIENT_ID'
    | 'PLAID_SECRET'
    | 'METHOD_API_KEY'
    | 'STRIPE_API_BASE_URL'
    | 'PLAID_BASE_URL'
    | 'METHOD_BASE_URL'
    | 'SMTP_URL'
    | 'MAIL_FROM',
    string | undefined
  >
>
type Name = keyof OutsideKeys

/** One without the other is nothing: the service would silently be the sandbox's. */
const pairs: [Name, Name][] = [
  ['STRIPE_SECRET_KEY', 'STRIPE_WEBHOOK_SECRET'],
  ['PLAID_CLIENT_ID', 'PLAID_SECRET'],
]

function halfPairs(keys: OutsideKeys): string[] {
  return pairs.flatMap(([one, other]) => {
    if ((keys[one] === undefined) === (keys[other] === undefined)) return []
    const [set, missing] = keys[one] === undefined ? [other, one] : [one, other]
    return [`${set} is set and ${missing} is not: they work only together. Set both or none.`]
  })
}

const isWebhookSecret = (key: string) => /^whsec_\w+/.test(key)

function webhookProblems(key: string | undefined): string[] {
  if (key === undefined || isWebhookSecret(key)) return []
  return [
    'STRIPE_WEBHOOK_SECRET is not the secret of a webhook, which begins with whsec_. Stripe shows it beside the endpoint.',
  ]
}

/** The mode a Stripe key names, or what else it is. */
function stripeKind(key: string): 'live' | 'test' | 'publishable' | 'unknown' {
  if (key.startsWith('pk_')) return 'publishable'
  const mode = /^[sr]k_(live|test)_\w+$/.exec(key)?.[1]
  return mode === 'live' || mode === 'test' ? mode : 'unknown'
}

function stripeProblems(key: string | undefined, mode: 'live' | 'test' | 'sandbox'): string[] {
  if (key === undefined) return []
  const kind = stripeKind(key)
  const wanted = mode === 'live' ? 'live' : 'test'
  if (kind === wanted) return []
  const begins = `sk_${wanted}_ or rk_${wanted}_`
  const is = {
    live: `STRIPE_SECRET_KEY is a live key, and this is ${mode} mode, which says that no money is real: cards would be charged.`,
    test: 'STRIPE_SECRET_KEY is a test key, and this is live mode: nobody could pay.',
    publishable: 'STRIPE_SECRET_KEY is a publishable key: it can ask Stripe for nothing.',
    unknown: 'STRIPE_SECRET_KEY is not a key of Stripe.',
  }
  return [`${is[kind]} Use one that begins with ${begins}.`]
}

function methodProblems(key: string | undefined): string[] {
  if (key === undefined || /^sk_\w+$/.test(key)) return []
  return ['METHOD_API_KEY is not a secret key of Method, which begins with sk_.']
}

const plaidToken = /^(access|public|link|processor)-(sandbox|development|production)-/

function plaidProblems(secret: string | undefined): string[] {
  if (secret === undefined || !plaidToken.test(secret)) return []
  return ['PLAID_SECRET is a token of Plaid, not the secret of your account. The secret is on the Keys page.']
}

/** Names kept for tests and examples, which no mail reaches: RFC 2606. */
const nowhere = /(\.|@)(test|example|invalid|localhost|example\.(com|net|org))$/i

function senderProblems(sender: string | undefined): string[] {
  const address = sender === undefined ? undefined : (/<([^<>\s]+)>$/.exec(sender)?.[1] ?? sender)
  if (address === undefined) return []
  if (!/^[^@\s]+@[^@\s]+\.[^@\s]+$/.test(address))
    return ['MAIL_FROM is not an address people can see, such as Jubilee <hello@your-domain.org>.']
  return nowhere.test(address)
    ? [
        'MAIL_FROM is at a name that is kept for examples, so mail from it is refused. Use a domain of your own.',
      ]
    : []
}

/** Another place for a service is for a mock or a proxy; anywhere else it would hand real people's data to it. */
const places = ['STRIPE_API_BASE_URL', 'PLAID_BASE_URL', 'METHOD_BASE_URL'] as const

const placeProblems = (keys: OutsideKeys) =>
  places
    .filter((name) => keys[name] !== undefined)
    .map((name) => `${name} is for test mode only. Unset it, or set JUBILEE_MODE=test.`)

/** Test mode's Plaid and Method keys cannot be told from others, so it never asks these. */
const realHosts = new Set(['production.plaid.com', 'production.methodfi.com'])

function testPlaceProblems(keys: OutsideKeys): string[] {
  return places.flatMap((name) => {
    const url = URL.parse(keys[name] ?? '')
    if (url === null) return []
    if (realHosts.has(url.hostname))
      return [`${name} is the service's real environment, and this is test mode. Unset it.`]
    // Its SDK takes a host and a port.
    return name === 'STRIPE_API_BASE_URL' && url.pathname !== '/'
      ? ['STRIPE_API_BASE_URL has a path. Write the host alone, such as http://127.0.0.1:12111.']
      : []
  })
}

/** Mail from test mode reaches people, so somebody must have sent it. */
function testSenderProblems({ SMTP_URL: server, MAIL_FROM: sender }: OutsideKeys): string[] {
  if (server === undefined) return []
  return sender === undefined
    ? ['MAIL_FROM is missing: with SMTP_URL mail leaves, and people must see who writes to them.']
    : senderProblems(sender).filter((problem) => !problem.includes('kept for examples'))
}

/** What keeps test mode from starting with these keys, in sentences. A service without a key is not set up there. */
export function testKeyProblems(keys: OutsideKeys): string[] {
  return [
    ...halfPairs(keys),
    ...stripeProblems(keys.STRIPE_SECRET_KEY, 'test'),
    ...webhookProblems(keys.STRIPE_WEBHOOK_SECRET),
    ...plaidProblems(keys.PLAID_SECRET),
    ...methodProblems(keys.METHOD_API_KEY),
    ...testPlaceProblems(keys),
    ...testSenderProblems(keys),
  ]
}

/** Problems of these keys in live mode, in sentences. Missing keys are reported elsewhere. */
export function liveKeyProblems(keys: OutsideKeys): string[] {
  return [
    ...placeProblems(keys),
    ...stripeProblems(keys.STRIPE_SECRET_KEY, 'live'),
    ...webhookProblems(keys.STRIPE_WEBHOOK_SECRET),
    ...plaidProblems(keys.PLAID_SECRET),
    ...methodProblems(keys.METHOD_API_KEY),
    ...senderProblems(keys.MAIL_FROM),
  ]
}

/** Plaid's and Method's keys do not say which environment they open: none of them is taken. */
const realOnly: Partial<Record<Name, string>> = {
  PLAID_CLIENT_ID: 'real banks',
  PLAID_SECRET: 'real banks',
  METHOD_API_KEY: 'real credit bureaus',
}

/** What keeps sandbox mode from starting with these keys, in sentences. */
export function sandboxKeyProblems(keys: OutsideKeys): string[] {
  const real = Object.entries(realOnly).filter(([name]) => keys[name as Name] !== undefined)
  return [
    ...halfPairs(keys),
    ...stripeProblems(keys.STRIPE_SECRET_KEY, 'sandbox'),
    ...webhookProblems(keys.STRIPE_WEBHOOK_SECRET),
    ...placeProblems(keys),
    ...real.map(
      ([name, what]) =>
        `${name} is set, and this is sandbox mode: it would open ${what}. Unset it, or set JUBILEE_MODE to test or live.`,
    ),
  ]
}
