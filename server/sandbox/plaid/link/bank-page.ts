/** The own page of a sandbox's bank: the person signs in there or leaves, and is sent back to the app either way. */
import type { FastifyReply, FastifyRequest } from 'fastify'
import { notFound } from '#server/errors.ts'
import type { App } from '#server/http/app-parts.ts'
import { fieldOf, html, mountForms, sandboxPage, sendPage } from '../../pages/page-html.ts'
import type { PeerParts } from '../../peers.ts'
import type { SandboxBank } from '../institutions.content.ts'
import { Refusal } from '../refusal.ts'
import { BANK_PAGE, bankOfVisit, endVisit } from './bank-sign-in.ts'

const MAX_LENGTH = 100

function bankPage(bank: SandboxBank, visitId: string, error?: string): string {
  const main = html`<main class="narrow">
    <h1>Sign in to ${bank.name}</h1>
    <p>This is the bank’s own page. You allow Jubilee here to read your accounts; it cannot move money.</p>
    <p class="quiet">Use the name user_good and the password pass_good. The name user_bad is refused.</p>
    <form method="post" action="${BANK_PAGE}">
      <input type="hidden" name="visit" value="${visitId}" />
      ${fieldOf({ name: 'username', label: 'User name', autocomplete: 'off', maxLength: MAX_LENGTH, error })}
      ${fieldOf({ name: 'password', label: 'Password', type: 'password', autocomplete: 'off', maxLength: MAX_LENGTH })}
      <div class="actions">
        <button name="what" value="allow">Sign in and allow</button>
        <button class="quiet" name="what" value="leave" formnovalidate>Leave</button>
      </div>
    </form>
  </main>`
  return sandboxPage({ title: `${bank.name} - Jubilee sandbox`, main, note: 'Every bank here is made up.' })
}

async function readBank(peer: PeerParts, visitId: string): Promise<SandboxBank> {
  const bank = await bankOfVisit(peer, visitId)
  if (bank === null) throw notFound()
  return bank
}

export function mountBankPage(app: App, peer: PeerParts): void {
  const show = async (request: FastifyRequest, reply: FastifyReply) => {
    const { visit } = request.query as Record<string, unknown>
    const visitId = typeof visit === 'string' ? visit : ''
    return sendPage(reply, bankPage(await readBank(peer, visitId), visitId))
  }
  const decide = async (request: FastifyRequest, reply: FastifyReply) => {
    const form = new URLSearchParams(String(request.body))
    const visitId = form.get('visit') ?? ''
    const bank = await readBank(peer, visitId)
    const login = { username: form.get('username') ?? '', password: form.get('password') ?? '' }
    try {
      const address = await endVisit(peer, visitId, form.get('what') === 'allow' ? login : null)
      return await reply.redirect(address, 303)
    } catch (error) {
      if (!(error instanceof Refusal)) throw error
      const said = error.given.display_message ?? 'That did not work. Nothing was linked.'
      return sendPage(reply, bankPage(bank, visitId, said))
    }
  }
  app.route({ method: 'GET', url: BANK_PAGE, handler: show })
  mountForms(app, (door) => door.route({ method: 'POST', url: BANK_PAGE, handler: decide }))
}
