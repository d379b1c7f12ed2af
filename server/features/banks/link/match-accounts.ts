/**
 * Which of a bank's accounts we know already. The service gives every link new ids, so an account is the same when its
 * lasting id is, or when institution, last digits, subtype and name all are.
 */
import type { LinkedAccount } from '#server/ports/banking/banking.ts'
import type { BankAccountRow } from '#server/features/bank-accounts/bank-accounts.table.ts'

export type KnownAccount = BankAccountRow & { institutionId: string }

type Rule = (known: KnownAccount, account: LinkedAccount) => boolean

const sameText = (one: string, other: string) => one.trim().toLowerCase() === other.trim().toLowerCase()

/** Where both sides have a lasting id, nothing else decides. */
const isSameLook: Rule = (known, account) =>
  (known.persistentId === null || account.persistentId === null) &&
  known.mask === account.mask &&
  known.subtype === account.subtype &&
  sameText(known.name, account.name)

/** The surest first. */
const rules: Rule[] = [
  (known, account) => known.providerId === account.id,
  (known, account) => known.persistentId !== null && known.persistentId === account.persistentId,
  isSameLook,
]

/** The service's id of each account that is known, with our row of it. No row is taken twice. */
export function matchAccounts(
  known: KnownAccount[],
  { accounts, institutionId }: { accounts: LinkedAccount[]; institutionId: string },
): Map<string, KnownAccount> {
  const free = new Set(known.filter((one) => one.institutionId === institutionId))
  const matched = new Map<string, KnownAccount>()
  for (const isSame of rules) {
    for (const account of accounts) {
      if (matched.has(account.id)) continue
      const found = [...free].find((one) => isSame(one, account))
      if (!found) continue
      free.delete(found)
      matched.set(account.id, found)
    }
  }
  return matched
}
