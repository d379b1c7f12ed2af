/** Asks Method through its SDK: with a time limit, and every failure in our own words. */
import { createRequire } from 'node:module'
import type { Method as MethodSdk } from 'method-node'
import type * as z from 'zod/mini'
import { OutsideUnavailable } from '#server/ports/outside-unavailable.ts'
import type { MethodPlace } from '#server/outside/outside.ts'

// The package's ES modules call require, so whatever loads them in place of the CommonJS ones fails.
const { Method, MethodAuthorizationError, MethodInvalidRequestError } = createRequire(import.meta.url)(
  'method-node',
) as typeof import('method-node')

export type Limits = {
  /** one request */
  requestMs: number
  /** a call of the port, however many requests it takes */
  totalMs: number
  /** how long a report is waited for, and how often it is looked for */
  waitMs: number
  pollMs: number
}

export const bureauLimits: Limits = { requestMs: 4_000, totalMs: 9_000, waitMs: 4_000, pollMs: 250 }

/** A request that may be sent again without doing its work twice. */
function isRepeatable(error: unknown): boolean {
  const config = (error as { config?: { method?: string; headers?: Record<string, unknown> } }).config
  return config?.method === 'get' || config?.headers?.['Idempotency-Key'] !== undefined
}

function isWorthAgain(error: unknown): boolean {
  const { response, code } = error as { response?: { status: number }; code?: string }
  const hasNoAnswer = response === undefined && code !== 'ECONNABORTED'
  return isRepeatable(error) && (hasNoAnswer || (response?.status ?? 0) >= 500)
}

/** The SDK at the given place. */
export function methodSdk({ apiKey, baseUrl }: MethodPlace): MethodSdk {
  return new Method({
    apiKey,
    env: 'production',
    baseURL: baseUrl,
    axiosRetryConfig: { retries: 1, retryCondition: isWorthAgain },
  })
}

type HttpClient = { defaults: { timeout?: number; headers: Record<string, unknown> } }

/** The SDK sets no limit on its requests and has no option for one; the HTTP client inside a resource takes it. */
export function limited<Resource extends object>(resource: Resource, { requestMs }: Limits): Resource {
  const { defaults } = Reflect.get(resource, 'client') as HttpClient
  defaults.timeout = requestMs
  return resource
}

/** The SDK puts the idempotency key of a new entity into the address, where it is none; here it is a header. */
export function oncePerKey<Resource extends object>(resource: Resource, key: string): Resource {
  const { defaults } = Reflect.get(resource, 'client') as HttpClient
  defaults.headers['Idempotency-Key'] = key
  return resource
}

/** What Method refused with, such as ENTITY_VERIFICATION_MISSING; null where it did not refuse. */
export function refusalOf(error: unknown): string | null {
  return error instanceof MethodInvalidRequestError ? error.sub_type : null
}

/** What the port throws on purpose. */
const refusals = new Set([
  'NotFoundAtBureau',
  'NeedsVerification',
  'WrongCode',
  'WrongAnswers',
  'TooManyCodes',
])

function translate(error: unknown): Error {
  if (error instanceof OutsideUnavailable) return error
  if (error instanceof Error && refusals.has(error.name)) return error
  // A key that is refused is our own fault, but to the person it is the same.
  if (error instanceof MethodAuthorizationError) return new OutsideUnavailable('bureau', 'the key is refused')
  return new OutsideUnavailable('bureau', error)
}

/** Ends within the limit: with what `work` gives, one of the port's refusals, or OutsideUnavailable. */
export async function within<T>({ totalMs }: Limits, work: () => Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new OutsideUnavailable('bureau')), totalMs)
  })
  try {
    return await Promise.race([work(), late])
  } catch (error) {
    throw translate(error)
  } finally {
    clearTimeout(timer)
  }
}

/** The answer in the form we rely on; anything else is garbage, and the service counts as away. */
export function readable<S extends z.ZodMiniType>(schema: S, answer: unknown): z.output<S> {
  const parsed = schema.safeParse(answer)
  if (!parsed.success) throw new OutsideUnavailable('bureau')
  return parsed.data
}
