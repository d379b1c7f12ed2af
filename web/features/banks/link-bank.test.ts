import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { linkBank, resumeLink } from './link-bank.ts'
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
/** what this tab keeps */
let kept: Map<string, string>
let answers: Record<string, () => Response> = {}

const json = (body: unknown, status = 200) => new Response(JSON.stringify(body), { status })
const token = (next: string) => () =>
  json({ link_token: 'link-1', script_url: '/sandbox/plaid/link.js', next })

beforeEach(() => {
  asked = []
  kept = new Map()
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
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
    removeItem: (key: string) => kept.delete(key),
  })
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
    personId: 'ada',
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
  linkBank({
    bankId: undefined,
    personId: 'ada',
    signal: new AbortController().signal,
    onPhase: () => undefined,
  })

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

const ADDRESS = 'https://jubilee.example/banks/return?oauth_state_id=state-1'

/** The page that the bank sends the person back to. */
const comeBack = (personId = 'ada', address = ADDRESS) =>
  resumeLink({ personId, address, signal: new AbortController().signal, onPhase: () => undefined })

/** Begins, and leaves the page for the bank's own site: the dialog is never done with there. */
async function leaveForBank(bankId?: string, choosesAccounts = false) {
  await open(bankId, choosesAccounts)
  Object.assign(dialog, { config: null, opened: 0 })
  asked = []
}

it('opens the dialog again with the same token when the bank sends the person back', async () => {
  await leaveForBank()
  const outcome = comeBack()
  await vi.waitFor(() => expect(dialog.opened).toBe(1))
  expect(config()).toMatchObject({ token: 'link-1', receivedRedirectUri: ADDRESS })
  config().onSuccess('public-1')
  expect(await outcome).toEqual({ kind: 'linked', accountsLinked: 3, bank })
  expect(asked).toEqual(['/api/plaid/exchange-public-token {"public_token":"public-1"}'])
  expect(await comeBack()).toEqual({ kind: 'gone' })
})

it('comes back to a repair as a repair', async () => {
  answers['/api/plaid/create-link-token'] = token('refresh')
  await leaveForBank('b1', true)
  const outcome = comeBack()
  await vi.waitFor(() => expect(dialog.opened).toBe(1))
  config().onSuccess('public-1')
  expect(await outcome).toEqual({ kind: 'repaired', bank, choseAccounts: true })
  expect(asked).toEqual(['/api/banks/b1/refresh'])
})

it('does not go on where another person came, without the bank’s answer, or with nothing kept', async () => {
  await leaveForBank()
  expect(await comeBack('eve')).toEqual({ kind: 'gone' })
  expect(await comeBack('ada', 'https://jubilee.example/banks/return')).toEqual({ kind: 'gone' })
  for (const key of kept.keys()) kept.set(key, '{"token":7')
  expect(await comeBack()).toEqual({ kind: 'gone' })
  kept.clear()
  expect(await comeBack()).toEqual({ kind: 'gone' })
  expect([asked, dialog.opened]).toEqual([[], 0])
})

it.each([
  ['cancelled', 'the person leaves', () => config().onExit(null)],
  ['failed', 'it fails', () => config().onExit({ error_code: 'ACCESS_NOT_GRANTED' })],
])('keeps nothing when it is over: %s, because %s', async (kind, _, leave) => {
  const { outcome } = await open()
  expect(kept.size).toBe(1)
  leave()
  expect(await outcome).toMatchObject({ kind })
  expect(kept.size).toBe(0)
})

it('lets a dialog that could not open again be tried once more', async () => {
  await leaveForBank()
  const works = dialog.load
  dialog.load = () => Promise.reject(new Error('no script'))
  expect(await comeBack()).toMatchObject({ kind: 'failed', at: 'start' })
  dialog.load = works
  const outcome = comeBack()
  await vi.waitFor(() => expect(dialog.opened).toBe(1))
  config().onExit(null)
  expect(await outcome).toEqual({ kind: 'cancelled' })
})
