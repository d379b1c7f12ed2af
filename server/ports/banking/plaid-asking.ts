/**
 * Asks Plaid through its SDK: four seconds a try, two tries where asking twice does no harm, ten seconds in all.
 * Errors come out in our own words. The SDK's carry the keys and tokens of the request, so none of them leaves here.
 */
import { setTimeout as sleep } from 'node:timers/promises'
import type { PlaidApi } from 'plaid'
import type * as z from 'zod/mini'
import { OutsideUnavailable } from '#server/ports/outside-unavailable.ts'
import type { PlaidPlace } from '#server/outside/outside.ts'
import { BadPublicToken, InstitutionDown, LinkGone, LoginRequired } from './banking.ts'
import { errorAnswer } from './plaid-answers.ts'

/** of one try, and of a whole call of the port */
export type Limits = { tryMs: number; wholeMs: number }
const usualLimits: Limits = { tryMs: 4_000, wholeMs: 9_500 }
const PAUSE_MS = 250
/** a new link's first figures are sometimes a moment late */
const NOT_READY_PAUSE_MS = 1_500
const NOT_READY = 'PRODUCT_NOT_READY'
const LARGEST_ANSWER_BYTES = 20 * 1024 * 1024

export type Plaid = {
  /** The SDK is loaded when a bank is first asked: its source is 10 MB. */
  api: () => Promise<PlaidApi>
  /** One call of the port may ask several times; they end together. */
  whole: () => AbortSignal
}

export function openPlaid({ basePath, clientId, secret }: PlaidPlace, limits = usualLimits): Plaid {
  const isHere = basePath.startsWith('http://127.0.0.1')
  const open = async () => {
    const { Configuration, PlaidApi: Api } = await import('plaid')
    return new Api(
      new Configuration({
        basePath,
        baseOptions: {
          headers: { 'PLAID-CLIENT-ID': clientId, 'PLAID-SECRET': secret },
          timeout: limits.tryMs,
          maxRedirects: 0,
          maxContentLength: LARGEST_ANSWER_BYTES,
          ...(isHere && { proxy: false }),
        },
      }),
    )
  }
  let opened: Promise<PlaidApi> | null = null
  return { api: () => (opened ??= open()), whole: () => AbortSignal.timeout(limits.wholeMs) }
}

/** A refusal of Plaid's that the caller of `ask` may want to know by its code. */
export class PlaidRefusal extends Error {
  readonly kind: string
  readonly code: string

  constructor(kind: string, code: string) {
    super('Plaid refused')
    this.name = 'PlaidRefusal'
    this.kind = kind
    this.code = code
  }
}

type FromSdk = { code?: unknown; response?: { status: number; data: unknown } }

/** What went wrong, without anything of the request. */
function refusalOf(error: unknown): PlaidRefusal {
  const { code, response } = error as FromSdk
  const said = errorAnswer.safeParse(response?.data)
  if (said.success) return new PlaidRefusal(said.data.error_type, said.data.error_code)
  const reason = response === undefined ? String(code ?? 'NO_ANSWER') : `HTTP_${response.status}`
  return new PlaidRefusal('NO_ANSWER', reason)
}

/** These pass by themselves; a rate limit too, but not by asking again at once. */
const passing = new Set(['NO_ANSWER', 'API_ERROR'])
const mayPass = ({ kind, code }: PlaidRefusal) => passing.has(kind) || code === NOT_READY

const loginCodes = new Set([
  'ACCESS_NOT_GRANTED',
  'INSUFFICIENT_CREDENTIALS',
  'INVALID_CREDENTIALS',
  'INVALID_MFA',
  'INVALID_UPDATED_USERNAME',
  'ITEM_LOCKED',
  'ITEM_LOGIN_REQUIRED',
  'MFA_NOT_SUPPORTED',
  'USER_INPUT_TIMEOUT',
  'USER_SETUP_REQUIRED',
])
/** Whether the person must sign in at their bank again. */
export const asksForLogin = (code: string): boolean => loginCodes.has(code)

const goneCodes = new Set(['INVALID_ACCESS_TOKEN', 'ITEM_NOT_FOUND', 'USER_PERMISSION_REVOKED'])

/** Plaid's refusal in our own words; what has none is a service that does not work for us now. */
export function inOurWords(refusal: PlaidRefusal): Error {
  const { kind, code } = refusal
  if (asksForLogin(code)) return new LoginRequired(code)
  if (goneCodes.has(code)) return new LinkGone(code)
  if (code === 'INVALID_PUBLIC_TOKEN') return new BadPublicToken(code)
  if (kind === 'INSTITUTION_ERROR') return new InstitutionDown(code)
  return new OutsideUnavailable('banking', refusal)
}

type Question<S extends z.ZodMiniType> = {
  /** one method of the SDK, with the options it must be given */
  call: (options: { signal: AbortSignal }) => Promise<{ data: unknown }>
  /** what makes its answer one */
  answer: S
  within: AbortSignal
  /** true: asked once more where no answer came */
  twice?: boolean
}

async function askOnce<S extends z.ZodMiniType>(question: Question<S>): Promise<z.output<S>> {
  const { data } = await question
    .call({ signal: question.within })
    .catch((error: unknown) => Promise.reject(refusalOf(error)))
  const read = question.answer.safeParse(data)
  if (!read.success) throw new PlaidRefusal('NO_ANSWER', 'UNREADABLE')
  return read.data
}

/**
 * Plaid's answer as `answer` reads it.
 * @throws PlaidRefusal
 */
export async function askPlainly<S extends z.ZodMiniType>(question: Question<S>): Promise<z.output<S>> {
  try {
    return await askOnce(question)
  } catch (error) {
    const again = question.twice === true && error instanceof PlaidRefusal && mayPass(error)
    if (!again || question.within.aborted) throw error
    await sleep(error.code === NOT_READY ? NOT_READY_PAUSE_MS : PAUSE_MS)
    return askOnce(question)
  }
}

/** As `askPlainly`, with refusals in our own words. */
export function ask<S extends z.ZodMiniType>(question: Question<S>): Promise<z.output<S>> {
  return askPlainly(question).catch((error: unknown) =>
    Promise.reject(error instanceof PlaidRefusal ? inOurWords(error) : error),
  )
}
