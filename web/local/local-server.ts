/**
 * The server in the browser, for people without an account: an implementation of the contracts, with the same engine as
 * the server's, on what this browser keeps. It is asked by web/api/request.ts alone, and answers as the server would:
 * checked bodies, decimal texts, the same refusals in the same words, calls that are stored once.
 */
import * as z from 'zod/mini'
import { timeZones } from '#contracts/account/settings.ts'
import { readBy, saidOfFaults, worded, wordedFaults } from '#contracts/faults.ts'
import type { Endpoint } from '#contracts/endpoint.ts'
import { sentence } from '#engine/language/sentence.ts'
import { dayInZone, latestDay } from '#engine/money/calendar-day.ts'
import { servedCash } from './cash-calls.ts'
import { servedDebts } from './debt-calls.ts'
import { servedPlans } from './plan-calls.ts'
import { servedStatements } from './statement-calls.ts'
import { servedGoals } from './goal-calls.ts'
import { servedLeaving } from './leaving-calls.ts'
import { localAnswers } from './messages.ts'
import type { Kept, Store } from './kept/kept.ts'
import { Refused, type Served } from './served.ts'

export type Asked = { method: string; url: string; body?: unknown; onceKey?: string | undefined }
export type Answer = { status: number; body: unknown }

/** Answers that are remembered: a lost one is asked for again at once, or never. */
const MOST_ANSWERS = 50

const served = [
  ...servedDebts,
  ...servedPlans,
  ...servedCash,
  ...servedLeaving,
  ...servedStatements,
  ...servedGoals,
].map((one) => ({
  ...one,
  pattern: patternOf(one.call),
}))

function patternOf({ path }: Endpoint): RegExp {
  return new RegExp(`^${path.replaceAll(/\{(\w+)\}/g, '(?<$1>[^/]+)')}$`)
}

/** The call that is meant, with the values in its path; of '/api/debts/payments' and '/api/debts/{id}' the first. */
function find({ method, url }: Asked): { one: Served; params: Record<string, string> } | null {
  const path = url.split('?')[0] ?? ''
  for (const one of served) {
    const match = one.call.method === method ? one.pattern.exec(path) : null
    if (match) return { one, params: decoded(match.groups) }
  }
  return null
}

const decoded = (groups: Record<string, string> = {}) =>
  Object.fromEntries(Object.entries(groups).map(([name, text]) => [name, decodeURIComponent(text)]))

function parse(schema: z.ZodMiniType | undefined, value: unknown): unknown {
  if (schema === undefined) return undefined
  const read = readBy(schema, value)
  if ('faults' in read) throw new Refused({ kind: 'faults', faults: read.faults })
  return read.value
}

const encode = (call: Endpoint, answer: unknown): unknown => z.encode(call.answer, answer as never)

/** Lets the call act, or gives the answer that its key got before. */
function actOnce(kept: Kept, { call, input, key }: OnceCall, act: () => unknown): unknown {
  if (call.once === undefined || key === undefined) return act()
  const asked = JSON.stringify([call.method, call.path, input])
  const before = kept.answers.find((one) => one.key === key)
  if (before && before.asked !== asked) throw new Refused(sentBefore)
  if (before) return before.answer
  const answer = act()
  kept.answers = [...kept.answers, { key, asked, answer }].slice(-MOST_ANSWERS)
  return answer
}
type OnceCall = { call: Endpoint; input: unknown; key: string | undefined }

const sentBefore = { kind: 'conflict', said: sentence(() => localAnswers, 'sentBefore') } as const

/** What only an account has is answered in one way. */
const needsAccount: Answer = {
  status: 403,
  body: { message: localAnswers.needsAccount, code: 'needs_account' },
}

const nobody: Answer = { status: 401, body: { message: localAnswers.signIn, code: 'unauthorized' } }

/** What the shell asks before anything else. */
const shellAnswers: Record<string, Answer> = {
  'GET /api/auth/user': nobody,
  'GET /api/mode': {
    status: 200,
    body: {
      sandbox: false,
      movedByMs: 0,
      hasPages: false,
      hasClock: false,
      hasAnalytics: false,
      people: [],
    },
  },
}

function refusedAs(call: Endpoint, { refusal, current }: Refused): Answer {
  if (refusal.kind === 'missing') return { status: 404, body: { ...worded(refusal.said), code: 'not_found' } }
  if (refusal.kind === 'conflict') {
    const encoded = current === undefined ? undefined : z.safeEncode(call.answer, current as never)
    const now = encoded?.success ? encoded.data : current
    return {
      status: 409,
      body: { ...worded(refusal.said), code: 'conflict', ...(now === undefined ? {} : { current: now }) },
    }
  }
  const faults = refusal.kind === 'faults' ? refusal.faults : [refusal]
  const fields = wordedFaults(faults)
  return { status: 422, body: { ...worded(saidOfFaults(faults)), code: 'invalid_input', fields } }
}

/** A server on this store; `clock` gives the moment. */
export function localServer(store: Store, clock: () => Date): (asked: Asked) => Promise<Answer> {
  return async (asked) => {
    const shell = shellAnswers[`${asked.method} ${asked.url}`]
    if (shell) return shell
    const found = find(asked)
    if (!found) return needsAccount
    const { call, handle } = found.one
    try {
      const input = {
        params: parse(call.params, found.params) as never,
        body: parse(call.body, asked.body) as never,
      }
      const moment = clock()
      const now = moment.toISOString()
      const body = await store.change((kept) => {
        if (call.method !== 'GET') kept.changedAt = now
        return actOnce(kept, { call, input, key: asked.onceKey }, () =>
          encode(
            call,
            handle({
              kept,
              ...input,
              now,
              // where new accounts are until they choose
              today: dayInZone(moment, timeZones[0]),
              latestDay: latestDay(moment),
            }),
          ),
        )
      })
      return { status: call.status ?? 200, body }
    } catch (error) {
      if (error instanceof Refused) return refusedAs(call, error)
      throw error
    }
  }
}
