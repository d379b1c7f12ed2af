/** What a check of the outside services found, and the words for what failed. */
import { PlaidRefusal } from '#server/ports/banking/plaid-asking.ts'
import { PaymentRefused } from '#server/ports/payments/payments.ts'

export type Finding = {
  about: 'database' | 'mail' | 'payments' | 'banking' | 'bureau' | 'model'
  /** `missing` keeps something from working; `note` is for a person to look at; `notSetUp` has no key */
  state: 'works' | 'missing' | 'note' | 'notSetUp'
  says: string
}

/**
 * Why a service did not answer as it should, by kind and code only: what it says in words may hold keys or people's data.
 */
function reasonOf(error: unknown): string {
  if (error instanceof PaymentRefused && error.cause === undefined) return error.reason
  const root = error instanceof Error && error.cause !== undefined ? error.cause : error
  if (root instanceof PlaidRefusal) return root.code
  if (typeof root === 'string') return root
  if (!(root instanceof Error)) return 'unreadable answer'
  const { code, type } = root as Error & { code?: unknown; type?: unknown }
  // Stripe's errors are all named Error, and have their kind here.
  if (typeof type === 'string') return type
  if (root.name === 'OutsideUnavailable') return 'no answer, or one that cannot be read'
  return typeof code === 'string' ? `${root.name}, ${code}` : root.name
}

/** Runs a part of the check; what it throws is a finding too. */
export async function findingsOf(
  about: Finding['about'],
  work: () => Promise<Finding[]>,
): Promise<Finding[]> {
  try {
    return await work()
  } catch (error) {
    return [{ about, state: 'missing', says: `does not work (${reasonOf(error)})` }]
  }
}
