/** Reads a bank: its accounts and their debts, in two or three calls to Plaid. */
import { CountryCode } from '#server/outside/plaid-words.ts'
import type { BankReading, ForeignAccount, LinkedAccount } from './banking.ts'
import { accountsAnswer, institutionAnswer, liabilitiesAnswer } from './plaid-answers.ts'
import type { PlaidAccount, PlaidLiabilities } from './plaid-answers.ts'
import { PlaidRefusal, ask, askPlainly, inOurWords } from './plaid-asking.ts'
import type { Plaid } from './plaid-asking.ts'
import { nearestCents, foreignCurrency, lineOf } from './plaid-figures.ts'
import { liabilitiesOf } from './plaid-liabilities.ts'

const types = ['depository', 'credit', 'loan'] as const

/** What is owed on a card that tells only what is left of its limit. */
function usedOf({ type, balances: { current, available, limit } }: PlaidAccount): number | null {
  if (type !== 'credit' || current != null || available == null || limit == null) return nearestCents(current)
  return nearestCents(limit - available)
}

function accountOf(given: PlaidAccount): LinkedAccount {
  return {
    id: given.account_id,
    persistentId: given.persistent_account_id ?? null,
    name: lineOf(given.name) || 'Account',
    mask: lineOf(given.mask).slice(-4) || null,
    type: types.find((type) => type === given.type) ?? 'other',
    subtype: given.subtype ?? null,
    currentCents: usedOf(given),
    limitCents: nearestCents(given.balances.limit),
  }
}

function foreignOf(given: PlaidAccount): ForeignAccount[] {
  const currency = foreignCurrency(given.balances)
  if (currency === null) return []
  const { id, name, mask } = accountOf(given)
  return [{ id, name, mask, currency }]
}

/** The link is good, and the bank gives no terms: nothing is owed there, or it has balances only and the person is asked. */
const givesNoTerms = new Set([
  'ADDITIONAL_CONSENT_REQUIRED',
  'NO_ACCOUNTS',
  'NO_LIABILITY_ACCOUNTS',
  'PRODUCTS_NOT_SUPPORTED',
])

async function askLiabilities(
  api: Plaid['api'],
  accessToken: string,
  within: AbortSignal,
): Promise<PlaidLiabilities> {
  try {
    const { liabilities } = await askPlainly({
      call: async (options) => (await api()).liabilitiesGet({ access_token: accessToken }, options),
      answer: liabilitiesAnswer,
      within,
      twice: true,
    })
    return liabilities
  } catch (error) {
    if (!(error instanceof PlaidRefusal)) throw error
    if (givesNoTerms.has(error.code)) return {}
    throw inOurWords(error)
  }
}

async function nameInstitution(api: Plaid['api'], id: string, within: AbortSignal): Promise<string> {
  const { institution } = await ask({
    call: async (options) =>
      (await api()).institutionsGetById({ institution_id: id, country_codes: [CountryCode.Us] }, options),
    answer: institutionAnswer,
    within,
    twice: true,
  })
  return institution.name
}

/** The accounts that the person chose to share, with their debts. */
export async function readBank({ api, whole }: Plaid, accessToken: string): Promise<BankReading> {
  const within = whole()
  const { accounts: given, item } = await ask({
    call: async (options) => (await api()).accountsGet({ access_token: accessToken }, options),
    answer: accountsAnswer,
    within,
    twice: true,
  })
  const accounts = given
    .filter((account) => foreignCurrency(account.balances) === null)
    .map((account) => accountOf(account))
  const isOwing = accounts.some(({ type }) => type === 'credit' || type === 'loan')
  const liabilities = isOwing ? await askLiabilities(api, accessToken, within) : {}
  const id = item.institution_id ?? ''
  const name = item.institution_name ?? (id === '' ? '' : await nameInstitution(api, id, within))
  return {
    institution: { id, name: lineOf(name) },
    accounts,
    liabilities: liabilitiesOf(accounts, liabilities),
    foreign: given.flatMap((account) => foreignOf(account)),
  }
}
