import { afterEach, describe, expect, it, vi } from 'vitest'
import { login, logout } from '#contracts/account/account.ts'
import { deletePayment, listDebts, listPayments, recordPayment } from '#contracts/money/debts.ts'
import { ApiError, fieldMessages, serverMessage } from './api-error.ts'
import { call } from './call.ts'
import { createQueryClient, queryFnOf } from './query-client.ts'
import { readOf } from './read.ts'
import { onSessionLost } from './session/session-lost.ts'

const wireDebt = {
  id: '1',
  name: 'Visa',
  type: 'credit_card',
  balance: '8200.00',
  interestRate: '0.2290',
  minimumPayment: null,
  paymentDueDate: null,
  promotionalRate: null,
  deferredInterest: null,
  minimumRule: null,
  statement: null,
  creditLimit: null,
  startedOn: null,
  openingBalance: '8200.00',
  highestBalance: '8200.00',
  paidTotal: '0.00',
  bank: null,
  version: 1,
  createdAt: '2026-11-01T00:00:00.000Z',
  updatedAt: '2026-11-01T00:00:00.000Z',
}

/** Answers every fetch with this and keeps what was asked. */
function answerWith(body: string, init: ResponseInit = {}) {
  const fetched = vi.fn<(url: string, init: RequestInit) => Promise<Response>>(
    async () => new Response(body, init),
  )
  vi.stubGlobal('fetch', fetched)
  return {
    url: () => fetched.mock.calls[0]?.[0],
    init: () => fetched.mock.calls[0]?.[1],
    headers: () => fetched.mock.calls[0]?.[1].headers as Record<string, string>,
    count: () => fetched.mock.calls.length,
  }
}

function storeToken(token: string | null): void {
  vi.stubGlobal('localStorage', { getItem: (key: string) => (key === 'auth_token' ? token : null) })
}

/** What a call throws on such an answer. */
const failing = async (body: string, init: ResponseInit): Promise<ApiError> => {
  answerWith(body, init)
  const error: unknown = await call(listDebts).catch((caught: unknown) => caught)
  if (!(error instanceof ApiError)) throw new Error('expected an ApiError')
  return error
}

const keyOf = (sent: { headers: () => Record<string, string> }) => sent.headers()['Idempotency-Key']

afterEach(() => vi.unstubAllGlobals())

describe('call', () => {
  it('sends cookies, the method and a JSON body with its content type', async () => {
    const sent = answerWith('{"message":"in"}')
    const answer = await call(login, { body: { email: 'a@example.com', password: 'x' } })
    expect(answer).toEqual({ message: 'in' })
    expect(sent.url()).toBe('/api/login')
    expect(sent.init()).toMatchObject({ method: 'POST', credentials: 'include' })
    expect(sent.init()?.body).toBe('{"email":"a@example.com","password":"x"}')
    expect(sent.headers()).toEqual({ 'x-language': 'en', 'Content-Type': 'application/json' })
  })

  it('sends no content type without a body', async () => {
    const sent = answerWith('{"message":"out"}')
    await call(logout)
    expect(sent.headers()).toEqual({ 'x-language': 'en' })
    expect(sent.init()).not.toHaveProperty('body')
  })

  it('sends the bearer header when a token is stored', async () => {
    storeToken('t0k')
    const sent = answerWith('[]')
    await call(listDebts)
    expect(sent.headers()).toEqual({ 'x-language': 'en', Authorization: 'Bearer t0k' })
  })

  it('fills parameters into the path, percent-encoded', async () => {
    const sent = answerWith(JSON.stringify({ debt: wireDebt }))
    await call(deletePayment, { params: { id: 'a/b', paymentId: '7 8' } })
    expect(sent.url()).toBe('/api/debts/a%2Fb/payments/7%208')
  })

  it('takes both parameters and a body', async () => {
    const sent = answerWith(JSON.stringify({ paymentId: '7', debt: wireDebt, entries: [] }), { status: 201 })
    await call(recordPayment, { params: { id: '1' }, body: { amount: '12.50' } })
    expect(sent.url()).toBe('/api/debts/1/payments')
    expect(sent.init()?.body).toBe('{"amount":"12.50"}')
  })

  it('sends a key with what is stored once, the same while the answer is not sure, and with nothing else', async () => {
    const input = { params: { id: '2' }, body: { amount: '12.50' } }
    const cut = answerWith('{"paymentId":', { status: 201 })
    await expect(call(recordPayment, input)).rejects.toMatchObject({ name: 'UnreadableAnswer' })
    const again = answerWith(JSON.stringify({ paymentId: '7', debt: wireDebt, entries: [] }), { status: 201 })
    await call(recordPayment, input)
    expect(keyOf(again)).toBe(keyOf(cut))
    const next = answerWith(JSON.stringify({ paymentId: '8', debt: wireDebt, entries: [] }), { status: 201 })
    await call(recordPayment, input)
    expect(keyOf(next)).toMatch(/^[\da-f-]{36}$/)
    expect(keyOf(next)).not.toBe(keyOf(cut))
    const read = answerWith('[]')
    await call(listDebts)
    expect(keyOf(read)).toBeUndefined()
  })

  it('reads amounts as cents and rates as parts per million', async () => {
    answerWith(JSON.stringify([wireDebt]))
    const [debt] = await call(listDebts)
    expect(debt).toMatchObject({ balance: 820_000, interestRate: 229_000, minimumPayment: null })
  })

  it.each([
    ['an amount that is none', { ...wireDebt, balance: 'much' }, '0.balance'],
    ['a rate that is none', { ...wireDebt, interestRate: '22.9 %' }, '0.interestRate'],
    ['a number for an amount', { ...wireDebt, balance: 8200 }, '0.balance'],
    ['a debt that lacks one', { ...wireDebt, balance: undefined }, '0.balance'],
  ])('fails on %s, and says where', async (_, debt, where) => {
    answerWith(JSON.stringify([debt]))
    const said = `The answer of GET /api/debts cannot be read: ${where}`
    await expect(call(listDebts)).rejects.toMatchObject({ name: 'UnreadableAnswer', message: said })
  })

  it('fails on an empty answer where one is described', async () => {
    answerWith('')
    await expect(call(logout)).rejects.toThrow(TypeError)
  })
})

describe('errors', () => {
  it('say the status and the body text', async () => {
    const error = await failing('{"message":"No."}', { status: 403, statusText: 'Forbidden' })
    expect(error.message).toBe('403: {"message":"No."}')
    expect(error.status).toBe(403)
    expect(serverMessage(error)).toBe('No.')
  })

  it('say the status text when the body is empty', async () => {
    const error = await failing('', { status: 502, statusText: 'Bad Gateway' })
    expect(error.message).toBe('502: Bad Gateway')
    expect(serverMessage(error)).toBeUndefined()
  })

  it('carry the sentences of a 422 by field, and the current value of a 409', async () => {
    const wrong = await failing(
      '{"message":"Check.","code":"invalid","fields":[{"field":"name","message":"Enter a name."}]}',
      { status: 422 },
    )
    expect(fieldMessages(wrong)).toEqual({ name: 'Enter a name.' })
    const conflict = { message: 'Changed.', code: 'conflict', current: [wireDebt] }
    const stale = await failing(JSON.stringify(conflict), { status: 409 })
    expect(stale.answer?.current).toMatchObject([{ id: '1', balance: 820_000 }])
    expect(fieldMessages(stale)).toEqual({})
  })

  it('pass on what fetch throws without a network', async () => {
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('offline')))
    await expect(call(listDebts)).rejects.toThrow(TypeError)
  })
})

describe('the end of a session', () => {
  it('is announced on a 401, but not by signing in or asking who is there', async () => {
    const lost = vi.fn<() => void>()
    const stop = onSessionLost(lost)
    answerWith('', { status: 401, statusText: 'Unauthorized' })
    await call(login, { body: { email: 'a@example.com', password: 'x' } }).catch(() => undefined)
    expect(lost).not.toHaveBeenCalled()
    await call(listDebts).catch(() => undefined)
    expect(lost).toHaveBeenCalledOnce()
    stop()
    await call(listDebts).catch(() => undefined)
    expect(lost).toHaveBeenCalledOnce()
  })
})

describe('reading', () => {
  it('builds the URL from the segments of the key', async () => {
    const entry = {
      id: '9',
      kind: 'opening',
      occurredOn: '2026-11-01',
      note: null,
      paymentId: null,
      split: null,
    }
    const sent = answerWith(JSON.stringify([{ ...entry, amount: '12.50', balanceAfter: '12.50' }]))
    const query = readOf(listPayments, { params: { id: '7' } })
    expect(query.queryKey).toEqual(['/api/debts', '7', 'payments'])
    expect(await createQueryClient().fetchQuery(query)).toEqual([
      { ...entry, amount: 1_250, balanceAfter: 1_250 },
    ])
    expect(sent.url()).toBe('/api/debts/7/payments')
    expect(sent.init()).toMatchObject({ method: 'GET' })
  })

  it('reads a bare key by default, once: nothing goes stale and nothing is retried', async () => {
    const client = createQueryClient()
    const sent = answerWith('[]')
    await client.fetchQuery({ queryKey: ['/api', 'debts'] })
    await client.fetchQuery({ queryKey: ['/api', 'debts'] })
    expect(sent.url()).toBe('/api/debts')
    expect(sent.count()).toBe(1)
    const failed = answerWith('', { status: 500 })
    await expect(client.fetchQuery({ queryKey: ['/api/goals'] })).rejects.toThrow('500')
    expect(failed.count()).toBe(1)
    expect(client.getDefaultOptions().queries).toMatchObject({
      staleTime: Number.POSITIVE_INFINITY,
      refetchOnWindowFocus: false,
      refetchInterval: false,
      retry: false,
    })
    expect(client.getDefaultOptions().mutations).toMatchObject({ retry: false })
  })

  it('gives null for a 401 where asked to, and throws otherwise', async () => {
    const client = createQueryClient()
    answerWith('', { status: 401 })
    const queryKey = ['/api/auth/user']
    expect(
      await client.fetchQuery({ queryKey, queryFn: queryFnOf<null>({ on401: 'returnNull' }) }),
    ).toBeNull()
    await expect(client.fetchQuery({ queryKey: ['/api/debts'] })).rejects.toThrow('401')
  })
})
