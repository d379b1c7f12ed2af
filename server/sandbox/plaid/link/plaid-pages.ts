/**
 * The sandbox's banks on the app's own origin: window.Plaid, the calls of its dialog, and a page that triggers events at
 * banks. Only where the sandbox replaces Plaid.
 */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { FastifyReply, FastifyRequest } from 'fastify'
import * as z from 'zod/mini'
import { uncoded } from '#engine/language/sentence.ts'
import { badRequest, notFound } from '#server/errors.ts'
import type { App } from '#server/http/app-parts.ts'
import type { PeerParts } from '../../peers.ts'
import { mountForms, sendPage, html, momentWords, sandboxPage } from '../../pages/page-html.ts'
import type { Html } from '../../pages/page-html.ts'
import { linkTokenForTrying } from '../calls.ts'
import { mountBankPage } from './bank-page.ts'
import { beginVisit } from './bank-sign-in.ts'
import { finishSession, repairSession, signIn, startSession } from './link-sessions.ts'
import { Refusal, errorBody } from '../refusal.ts'
import { happenings, makeHappen } from '../settle-items.ts'
import type { Happening } from '../settle-items.ts'
import { find, list } from '../store.ts'
import type { StoredItem } from '../store.ts'
import { deliverDue } from '../webhooks.ts'
import { bankOf } from '../institutions.content.ts'
import { accountsOf } from '../ledger.ts'

const words: Record<Happening, string> = {
  expire: 'Expire the login',
  send: 'Send new transactions',
  'end-consent': 'Let the consent run out in 7 days',
  'new-account': 'Open a new account there',
  change: 'Change transactions during the next read',
}

const buttons = Object.entries(words).map(
  ([what, text]) => html`<button class="quiet" name="what" value="${what}">${text}</button>`,
)

function bankCard(item: StoredItem): Html {
  const accounts = accountsOf(item).map((account) => `${account.name} ${account.mask}`)
  const state = item.error === null ? 'The login is good.' : 'The login has expired.'
  const { consentExpiresAt } = item
  return html`<article class="card">
    <h3>${bankOf(item.institutionId)?.name ?? item.institutionId}</h3>
    <p>
      Linked ${momentWords(item.createdAt)}. ${state}
      ${consentExpiresAt !== null && html`The consent runs out ${momentWords(consentExpiresAt)}.`}
    </p>
    <p>${accounts.join(', ')}</p>
    <form method="post" action="/sandbox/plaid/happen" class="actions">
      <input type="hidden" name="item" value="${item.itemId}" />
      ${buttons}
    </form>
  </article>`
}

/** `items` are the links the viewer may see. */
function plaidPage(items: StoredItem[], isSignedIn: boolean): string {
  const none = isSignedIn ? 'You have not linked a bank yet.' : 'No bank is linked here yet.'
  const main = html`<main>
      <h1>Banks</h1>
      <p>You can make happen here what banks do by themselves.</p>
      <h2>Linked banks</h2>
      ${items.length === 0 ? html`<p>${none} Link one under My Debts.</p>` : items.map((item) => bankCard(item))}
      <h2>Try the dialog</h2>
      <p>This opens the bank dialog by itself. What you link here goes nowhere.</p>
      <p><button id="open" type="button">Open the bank dialog</button></p>
      <div id="said" role="status"></div>
    </main>
    <script src="/sandbox/plaid/link.js"></script>
    <script src="/sandbox/plaid/try.js"></script>`
  return sandboxPage({ title: 'Banks - Jubilee sandbox', main, note: 'Every bank here is made up.' })
}

/** gives the page window.Plaid */
export const LINK_SCRIPT = '/sandbox/plaid/link.js'

const folder = join(import.meta.dirname, 'client')
const scripts = ['link.js', 'link-dialog.js', 'link-elements.js', 'link-flow.js', 'link-steps.js', 'try.js']

const token = z.string().check(z.maxLength(200))
const login = { username: z.string().check(z.maxLength(100)), password: z.string().check(z.maxLength(100)) }
const institutionId = z.string().check(z.maxLength(50))
const visitId = z.string().check(z.maxLength(50))
const accountKeys = z.array(z.string().check(z.maxLength(50))).check(z.maxLength(50))

/** Mounts a call of the dialog. A refusal of the peer is an answer: the dialog shows it. */
function mountQuestion<S extends z.ZodMiniType>(
  app: App,
  path: string,
  { form, run }: { form: S; run: (body: z.output<S>) => Promise<object> },
): void {
  const handler = async (request: FastifyRequest, reply: FastifyReply) => {
    const read = form.safeParse(request.body)
    if (!read.success) throw badRequest(uncoded('The sandbox cannot read this. Nothing was linked.'))
    reply.header('cache-control', 'no-store')
    try {
      return await run(read.data)
    } catch (error) {
      if (error instanceof Refusal) return { error: errorBody(error) }
      throw error
    }
  }
  app.route({ method: 'POST', url: path, handler })
}

function mountDialog(app: App, peer: PeerParts): void {
  mountQuestion(app, '/sandbox/plaid/link/start', {
    form: z.strictObject({ token }),
    run: (body) => startSession(peer, body.token),
  })
  mountQuestion(app, '/sandbox/plaid/link/sign-in', {
    form: z.union([z.strictObject({ token, ...login, institutionId }), z.strictObject({ token, visitId })]),
    run: ({ token, ...given }) => signIn(peer, token, given),
  })
  mountQuestion(app, '/sandbox/plaid/link/visit', {
    form: z.strictObject({ token, institutionId }),
    run: (body) => beginVisit(peer, body.token, body.institutionId),
  })
  mountQuestion(app, '/sandbox/plaid/link/finish', {
    form: z.union([
      z.strictObject({ token, ...login, institutionId, accountKeys }),
      z.strictObject({ token, visitId, accountKeys }),
    ]),
    run: ({ token, ...given }) => finishSession(peer, token, given),
  })
  mountQuestion(app, '/sandbox/plaid/link/repair', {
    form: z.union([
      z.strictObject({ token, ...login, accountKeys: z.optional(accountKeys) }),
      z.strictObject({ token, visitId, accountKeys: z.optional(accountKeys) }),
    ]),
    run: async ({ token, ...given }) => {
      const done = await repairSession(peer, token, given)
      await deliverDue(peer)
      return done
    },
  })
  mountQuestion(app, '/sandbox/plaid/try', { form: z.strictObject({}), run: () => linkTokenForTrying(peer) })
}

function mountFiles(app: App): void {
  for (const name of scripts) {
    const text = readFileSync(join(folder, name), 'utf8')
    app.get(`/sandbox/plaid/${name}`, (_request, reply) =>
      reply.type('text/javascript; charset=utf-8').header('cache-control', 'no-cache').send(text),
    )
  }
  const sheet = readFileSync(join(folder, 'link.css'), 'utf8')
  app.get('/sandbox/plaid/link.css', (_request, reply) =>
    reply.type('text/css; charset=utf-8').header('cache-control', 'no-cache').send(sheet),
  )
}

/** The viewer's own links; in a sandbox on this machine a visitor sees everybody's, in a public demo nobody's. */
async function visibleItems(app: App, peer: PeerParts, request: FastifyRequest) {
  const user = await app.parts.sessions.read(request)
  const mayAll = user === null && !app.parts.env.isPublicDemo
  const items = user === null && !mayAll ? [] : await list(peer.db, 'item', user?.id)
  return { isSignedIn: user !== null, items: items.filter(({ isTaken }) => isTaken) }
}

const isHappening = (what: string | null): what is Happening =>
  what !== null && Object.hasOwn(happenings, what)

/** The page's form; its bodies are not JSON. */
function mountHappenings(app: App, peer: PeerParts): void {
  const isTheirs = async (request: FastifyRequest, item: StoredItem) =>
    (await visibleItems(app, peer, request)).items.some(({ itemId }) => itemId === item.itemId)
  const handler = async (request: FastifyRequest, reply: FastifyReply) => {
    const form = new URLSearchParams(String(request.body))
    const what = form.get('what')
    const item = await find(peer.db, 'item', form.get('item') ?? '')
    if (!isHappening(what) || item === null || !(await isTheirs(request, item))) throw notFound()
    await makeHappen(peer, item.itemId, what)
    await deliverDue(peer)
    return reply.redirect('/sandbox/plaid', 303)
  }
  mountForms(app, (door) => door.route({ method: 'POST', url: '/sandbox/plaid/happen', handler }))
}

/** Serves the dialog and the page. Call it only where there are peers. */
export function mountPlaidPages(app: App): void {
  const peer = app.parts.peers?.parts
  if (peer === undefined || !app.parts.outside.isSandbox.plaid) return
  mountFiles(app)
  mountDialog(app, peer)
  mountBankPage(app, peer)
  mountHappenings(app, peer)
  const handler = async (request: FastifyRequest, reply: FastifyReply) => {
    const { items, isSignedIn } = await visibleItems(app, peer, request)
    return sendPage(reply, plaidPage(items, isSignedIn))
  }
  app.route({ method: 'GET', url: '/sandbox/plaid', handler })
}
