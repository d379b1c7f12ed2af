/**
 * Calls each service that is set up once or twice, through the ports and schemas the app itself uses, and says what
 * works and what is missing. It changes nothing, but for link tokens at Plaid that nobody uses.
 */
import type { Env } from '#server/env.ts'
import { createBanking } from '#server/ports/banking/plaid-banking.ts'
import { OutsideUnavailable } from '#server/ports/outside-unavailable.ts'
import { PlaidRefusal } from '#server/ports/banking/plaid-asking.ts'
import { bankReturnAddress } from '#server/ports/banking/return-address.ts'
import { readOnePerson } from '#server/ports/bureau/method-setup.ts'
import { checkMailServer } from '#server/ports/mail/mail-server.ts'
import { modelPlace, placeName } from '#server/ports/model/model-place.ts'
import { createModel } from '#server/ports/model/sdk-model.ts'
import { findOutside } from '../outside.ts'
import type { MethodPlace, PlaidPlace } from '../outside.ts'
import { checkPayments } from './check-payments.ts'
import { findingsOf } from './finding.ts'
import type { Finding } from './finding.ts'

const localHost = /^(localhost|127(\.\d+){3}|\[::1\]|.+\.localhost)$/

const isRefusedField = (error: unknown) =>
  error instanceof OutsideUnavailable &&
  error.cause instanceof PlaidRefusal &&
  error.cause.code === 'INVALID_FIELD'

function checkBanking(place: PlaidPlace, origin: string): Promise<Finding[]> {
  return findingsOf('banking', async () => {
    const banking = createBanking({ place, clock: { now: () => new Date() } })
    const asked = { userId: 'check-outside', webhookUrl: `${origin}/api/webhooks/plaid` }
    const redirectUrl = bankReturnAddress(origin, false)
    try {
      await banking.createLinkToken({ ...asked, ...(redirectUrl !== undefined && { redirectUrl }) })
    } catch (error) {
      if (redirectUrl === undefined || !isRefusedField(error)) throw error
      // Where a link can begin without it, it is the address that Plaid does not know.
      await banking.createLinkToken(asked)
      const says = `Plaid refuses the redirect URI ${redirectUrl}, so no link can begin. Add it in Plaid's dashboard under Developers, API, Allowed redirect URIs.`
      return [{ about: 'banking', state: 'missing', says }]
    }
    const back = redirectUrl === undefined ? '' : ` and the redirect URI ${redirectUrl}`
    const says = `a link can begin at ${new URL(place.basePath).host}, with our products, the webhook ${asked.webhookUrl}${back}.`
    return [{ about: 'banking', state: 'works', says }]
  })
}

function checkBureau(place: MethodPlace): Promise<Finding[]> {
  return findingsOf('bureau', async () => {
    await readOnePerson(place)
    const says = `people can be read at ${new URL(place.baseUrl).host}.`
    return [{ about: 'bureau', state: 'works', says }]
  })
}

function checkMail(smtpUrl: string, from: string): Promise<Finding[]> {
  return findingsOf('mail', async () => {
    await checkMailServer(smtpUrl)
    const says = `the server takes the sign-in. Nothing was sent; the sender is ${from}.`
    return [{ about: 'mail', state: 'works', says }]
  })
}

/** Small, and of the shape the coach asks for: a model that answers it can be used. */
const tinyQuestion = {
  instructions: 'Answer with the JSON object {"ok": true}.',
  prompt: '{}',
  schema: {
    type: 'object',
    properties: { ok: { type: 'boolean' } },
    required: ['ok'],
    additionalProperties: false,
  },
  onSent: () => {},
}

function checkModel(place: NonNullable<ReturnType<typeof modelPlace>>, timeoutMs: number) {
  return findingsOf('model', async () => {
    const answer = await createModel(place, timeoutMs)?.read(tinyQuestion)
    const isRight = (answer?.output as { ok?: unknown } | null | undefined)?.ok === true
    const works: Finding = { about: 'model', state: 'works', says: `${placeName(place)} answers by schema.` }
    return [
      isRight
        ? works
        : {
            ...works,
            state: 'missing',
            says: `${placeName(place)} answers, but not the JSON it was asked for.`,
          },
    ]
  })
}

const needs: [Finding['about'], string][] = [
  ['mail', 'SMTP_URL'],
  ['payments', 'STRIPE_SECRET_KEY and STRIPE_WEBHOOK_SECRET'],
  ['banking', 'PLAID_CLIENT_ID and PLAID_SECRET'],
  ['bureau', 'METHOD_API_KEY'],
  ['model', 'OPENAI_COMPAT_BASE_URL or ANTHROPIC_API_KEY'],
]

/** In the order of `needs`. Each service is asked while the others are. */
export async function checkOutside(env: Env): Promise<Finding[]> {
  const { stripe, plaid, method } = findOutside(env, null)
  const origin = env.publicOrigin ?? `http://localhost:${env.port}`
  const isLocal = localHost.test(new URL(origin).hostname)
  const model = modelPlace(env)
  const checks: Partial<Record<Finding['about'], Promise<Finding[]> | null>> = {
    mail: env.smtpUrl === null ? null : checkMail(env.smtpUrl, env.mailFrom),
    payments: stripe && checkPayments(stripe, { url: `${origin}/api/webhooks/stripe`, isLocal }),
    banking: plaid && checkBanking(plaid, origin),
    bureau: method && checkBureau(method),
    model: model && checkModel(model, env.coachModelTimeoutMs),
  }
  const found = await Promise.all(
    needs.map(async ([about, names]): Promise<Finding[]> => {
      const check = checks[about] ?? null
      return check ?? [{ about, state: 'notSetUp', says: `set ${names} for it.` }]
    }),
  )
  return found.flat()
}

const marks: Record<Finding['state'], string> = {
  works: 'ok',
  missing: 'MISSING',
  note: 'look',
  notSetUp: 'not set up',
}

/** One line each, and the exit status: 1 where something is missing. */
export function report(findings: (Omit<Finding, 'about'> & { about: string })[]): {
  lines: string[]
  status: 0 | 1
} {
  return {
    lines: findings.map(
      ({ about, state, says }) => `${marks[state].padEnd(10)}  ${about.padEnd(8)}  ${says}`,
    ),
    status: findings.some(({ state }) => state === 'missing') ? 1 : 0,
  }
}
