/** Signing in at a bank of the sandbox: in the dialog, or on the page of a bank that has a sign-in of its own. */
import { randomUUID } from 'node:crypto'
import type { Executor } from '#server/db/executor.ts'
import type { PeerParts } from '../../peers.ts'
import { bankOf } from '../institutions.content.ts'
import type { SandboxBank } from '../institutions.content.ts'
import * as refuse from '../refusal.ts'
import { find, put } from '../store.ts'
import type { StoredLinkToken } from '../store.ts'

export type Credentials = { institutionId: string; username: string; password: string }
/** What shows that somebody signed in: name and password, or the visit to the bank's own page. */
export type Proof = Credentials | { visitId: string }

export async function tokenOf({ db, clock }: PeerParts, linkToken: string): Promise<StoredLinkToken> {
  const token = await find(db, 'link_token', linkToken)
  if (token === null || token.expiresAt < clock.now().toISOString()) throw refuse.invalidLinkToken()
  return token
}

/** user_good signs in, user_down finds the bank down, any other login is wrong. */
function checkLogin({ institutionId, username, password }: Credentials): SandboxBank {
  const bank = bankOf(institutionId)
  if (bank === undefined) throw refuse.invalidInstitution()
  if (username === 'user_down') throw refuse.institutionDown()
  if (username !== 'user_good' || password !== 'pass_good') throw refuse.invalidCredentials()
  return bank
}

/** The bank that was signed in to; a visit counts for the link token that it began with. */
export async function provenBank(db: Executor, linkToken: string, proof: Proof): Promise<SandboxBank> {
  if (!('visitId' in proof)) return checkLogin(proof)
  const visit = await find(db, 'bank_visit', proof.visitId)
  const bank = visit === null ? undefined : bankOf(visit.institutionId)
  if (visit?.linkToken !== linkToken || bank === undefined) throw refuse.oauthStateNotFound()
  if (visit.outcome !== 'signedIn') throw refuse.accessNotGranted()
  return bank
}

/** The page of the banks that sign people in themselves. */
export const BANK_PAGE = '/sandbox/plaid/bank'

/** Begins a visit to the bank's own page; Plaid needs an address to return to for it. */
export async function beginVisit(parts: PeerParts, linkToken: string, institutionId: string) {
  const { redirectUri } = await tokenOf(parts, linkToken)
  if (bankOf(institutionId)?.signsInItself !== true) throw refuse.invalidInstitution()
  if (redirectUri === null) throw refuse.invalidField('this institution needs a redirect_uri')
  const id = randomUUID()
  await put(parts.db, 'bank_visit', { id, body: { linkToken, institutionId, outcome: 'open' } })
  return { url: `${BANK_PAGE}?visit=${id}` }
}

/** The bank whose page shows this visit; null where there is none, or it is over. */
export async function bankOfVisit({ db }: PeerParts, visitId: string): Promise<SandboxBank | null> {
  const visit = await find(db, 'bank_visit', visitId)
  return visit?.outcome === 'open' ? (bankOf(visit.institutionId) ?? null) : null
}

/** Ends an open visit, with the login or without one, and answers the address that the bank sends the person back to. */
export async function endVisit(
  parts: PeerParts,
  visitId: string,
  login: Omit<Credentials, 'institutionId'> | null,
): Promise<string> {
  const visit = await find(parts.db, 'bank_visit', visitId)
  if (visit?.outcome !== 'open') throw refuse.oauthStateNotFound()
  const { redirectUri } = await tokenOf(parts, visit.linkToken)
  if (redirectUri === null) throw refuse.invalidLinkToken()
  if (login !== null) checkLogin({ ...login, institutionId: visit.institutionId })
  const outcome = login === null ? 'left' : 'signedIn'
  await put(parts.db, 'bank_visit', { id: visitId, body: { ...visit, outcome } })
  return `${redirectUri}?oauth_state_id=${visitId}`
}
