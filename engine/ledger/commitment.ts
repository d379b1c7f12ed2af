/**
 * The public commitment to one grant: SHA-256 of a secret salt and the grant's details. It shows nothing, since
 * nobody can try amounts without the salt, and it binds: the details cannot be changed later, and whoever is given
 * them with the salt (the person who was helped, an auditor) can check that they are the ones in the chain.
 * Example: salt + '["grant","2026-03-03","1800.00","emergency","412.55","14"]'
 */
import { centsToDecimal } from '#engine/money/cents.ts'
import type { Digest } from './chain.ts'

/** A payment of a grant: what it was, and what it saves by the plan it was computed from; null where it could not be measured. */
export type GrantDetail = {
  kind: 'grant'
  happenedOn: string
  amountCents: number
  program: string
  interestSavedCents: number | null
  monthsSaved: number | null
}

/** A change to a grant that was paid: more, or with a minus less. */
export type GrantCorrectionDetail = {
  kind: 'grant_correction'
  happenedOn: string
  amountCents: number
  corrects: number
  reason: string
}

export type PrivateDetail = GrantDetail | GrantCorrectionDetail

/** The details as the text that is hashed with the salt. */
export function detailText(detail: PrivateDetail): string {
  const { kind, happenedOn } = detail
  const amount = centsToDecimal(detail.amountCents)
  if (detail.kind === 'grant_correction')
    return JSON.stringify([kind, happenedOn, amount, String(detail.corrects), detail.reason])
  const { program, interestSavedCents, monthsSaved } = detail
  const saved = interestSavedCents === null ? '' : centsToDecimal(interestSavedCents)
  return JSON.stringify([kind, happenedOn, amount, program, saved, String(monthsSaved ?? '')])
}

/** The commitment to these details. The salt is 64 random hexadecimal digits, one for each grant, never published. */
export function commitmentOf(salt: string, detail: PrivateDetail, digest: Digest): Promise<string> {
  return digest(salt + detailText(detail))
}
