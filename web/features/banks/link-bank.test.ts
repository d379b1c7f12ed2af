import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { linkBank } from './link-bank.ts'
import type { Plaid, PlaidExit } from './plaid-script.ts'

type Config = Parameters<Plaid['create']>[0]

const dialog = vi.hoisted(() => ({
  config: null as unknown,
  destroyed: 0,
  opened: 0,
  load: null as (() => Promise<unknown>) | null,
}))

vi.mock('./plaid-script.ts', () => ({ loadPlaid: () => dialog.load?.() }))

const config = () => dialog.config as Config
const linked = { linkedAt: '2026-11-20T15:00:00.000Z', refreshedAt: null }
const bank = {
  id: 'b1',
  name: 'First Bank',
  state: 'good',
  hasNewAccounts: false,
  accessEndsAt: null,
  accounts: [],
  ...linked,
}
let asked: string[] = []
let answers: Record<string, () => Response> = {}

const json = (body: unknown, status = 200) => new Response(JSON.stringify(body), { status })
const token = (next: string) => () =>
  json({ link_token: 'link-1', script_url: '/sandbox/plaid/link.js', next })

beforeEach(() => {
  asked = []
  answers = {
    '/api/plaid/create-link-token': token('exchange'),
    '/api/plaid/exchange-public-token': () => json({ accounts_linked: 3, bank }),
    '/api/banks/b1/refresh': () => json(bank),
  }
  Object.assign(dialog, { config: null, destroyed: 0, opened: 0 })
  dialog.load = async () => ({
    create: (given: Config) => {
      dialog.config = given
      return { open: () => (dialog.opened += 1), destroy: () => (dialog.destroyed += 1) }
    },
  })
  vi.stubGlobal('localStorage', { getItem: () => null })
  vi.stubGlobal('fetch', async (url: string, { body }: RequestInit) => {
    asked.push(`${url} ${typeof body === 'string' ? body : ''}`.trim())
    return answers[url]?.() ?? json({ message: 'no', code: 'not_found' }, 404)
  })
})

afterEach(() => vi.unstubAllGlobals())

/** Starts linking, and waits until the dialog is open. */
async function open(bankId?: string, choosesAccounts = false) {
  const phases: string[] = []
  const run = new AbortController()
  const outcome = linkBank({
    bankId,
    choosesAccounts,
    signal: run.signal,
    onPhase: (phase) => phases.push(phase),
  })
  await vi.waitFor(() => expect(dialog.opened).toBe(1))
  return { outcome, phases, run }
}

it('opens the dialog and hands in what it gives, once', async () => {
  const { outcome, phases } = await open()
  config().onSuccess('public-1')
  config().onSuccess('public-1')
  expect(await outcome).toEqual({ kind: 'linked', accountsLinked: 3, bank })
  expect(phases).toEqual(['open', 'connecting'])
  expect(asked).toEqual([
    '/api/plaid/create-link-token',
    '/api/plaid/exchange-public-token {"public_token":"public-1"}',
  ])
  expect(dialog.destroyed).toBe(1)
})

it('has the accounts of a bank chosen again where that is asked', async () => {
  answers['/api/plaid/create-link-token'] = token('refresh')
  const { outcome } = await open('b1', true)
  config().onSuccess('public-1')
  expect(await outcome).toEqual({ kind: 'repaired', bank, choseAccounts: true })
  expect(asked[0]).toBe('/api/plaid/create-link-token {"bankId":"b1","chooseAccounts":true}')
})

it('repairs a bank by fetching its figures anew, and hands nothing in', async () => {
  answers['/api/plaid/create-link-token'] = token('refresh')
  const { outcome } = await open('b1')
  config().onSuccess('public-1')
  expect(await outcome).toEqual({ kind: 'repaired', bank, choseAccounts: false })
  expect(asked).toEqual(['/api/plaid/create-link-token {"bankId":"b1"}', '/api/banks/b1/refresh'])
})

it.each<[string, PlaidExit]>([
  ['nothing', null],
  ['USER_CANCELLED', { error_code: 'USER_CANCELLED' }],
])('is silent when the person leaves with %s', async (_, exit) => {
  const { outcome } = await open()
  config().onExit(exit)
  expect(await outcome).toEqual({ kind: 'cancelled' })
  expect(dialog.destroyed).toBe(1)
})

it('tells of any other way the dialog ends', async () => {
  const { outcome } = await open()
  config().onExit({ error_code: 'INSTITUTION_DOWN' })
  expect(await outcome).toMatchObject({ kind: 'failed', at: 'widget' })
})

it('takes the dialog away when the screen is left', async () => {
  const { outcome, run } = await open()
  run.abort()
  expect(await outcome).toEqual({ kind: 'cancelled' })
  expect(dialog.destroyed).toBe(1)
})

const begin = () =>
  linkBank({ bankId: undefined, signal: new AbortController().signal, onPhase: () => undefined })

it('says that nothing could begin: no token, no script, no dialog', async () => {
  const works = dialog.load
  dialog.load = () => Promise.reject(new Error('no script'))
  expect(await begin()).toMatchObject({ kind: 'failed', at: 'start' })
  dialog.load = async () => ({
    create: () => {
      throw new Error('no dialog')
    },
  })
  expect(await begin()).toMatchObject({ kind: 'failed', at: 'start' })
  dialog.load = works
  answers['/api/plaid/create-link-token'] = () => json({ message: 'Not now.', code: 'unavailable' }, 503)
  expect(await begin()).toMatchObject({ kind: 'failed', at: 'start', error: { status: 503 } })
})

it('tells apart what failed after the dialog', async () => {
  answers['/api/plaid/exchange-public-token'] = () => json({ message: 'Not now.', code: 'x' }, 503)
  const { outcome } = await open()
  config().onSuccess('public-1')
  expect(await outcome).toMatchObject({ kind: 'failed', at: 'exchange', error: { status: 503 } })
})
