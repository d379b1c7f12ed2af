/**
 * Linking a bank from start to end (spec 4): ask for a token, open the bank's dialog, hand in what it gives. Repairing
 * is the same dialog for a bank that is linked already; there is no token to exchange then, its figures are refreshed.
 * A bank that signs people in on its own site sends them back to another page, where the same link goes on (`resumeLink`).
 */
import { createLinkToken, exchangePublicToken, refreshBank, type Bank } from '#contracts/money/banks.ts'
import { call } from '#web/api/call.ts'
import { loadPlaid, type Plaid, type PlaidExit } from './plaid-script.ts'
import { forgetLink, keepLink, readLink, type LinkUnderWay } from './return/link-under-way.ts'

export type LinkPhase = 'idle' | 'initializing' | 'open' | 'connecting'

export type LinkOutcome =
  | { kind: 'linked'; bank: Bank; accountsLinked: number }
  | { kind: 'repaired'; bank: Bank; choseAccounts: boolean }
  /** the person or the screen left: no message */
  | { kind: 'cancelled' }
  /** the person came back from a bank, and this tab does not know the link that they began */
  | { kind: 'gone' }
  | { kind: 'failed'; at: 'start' | 'widget' | 'exchange' | 'refresh'; error: unknown }

/** How it is run by a screen. */
export type LinkRun = {
  personId: string
  /** ends it when the screen is left */
  signal: AbortSignal
  onPhase: (phase: LinkPhase) => void
}

type LinkInput = LinkRun & {
  /** the bank to repair; without one a bank is linked */
  bankId: string | undefined
  /** of that bank, choose again which accounts are shared */
  choosesAccounts?: boolean
}

export function linkBank({ bankId, choosesAccounts = false, ...run }: LinkInput): Promise<LinkOutcome> {
  return finish(begin(bankId, choosesAccounts), run)
}

/** Goes on with the link of this tab where the bank has sent the person back to `address`. */
export async function resumeLink({ address, ...run }: LinkRun & { address: string }): Promise<LinkOutcome> {
  const link = readLink(run.personId)
  if (link === null || !new URL(address).searchParams.has('oauth_state_id')) return { kind: 'gone' }
  return finish(reopen(link, address), run)
}

async function finish(starting: Promise<Start>, run: LinkRun): Promise<LinkOutcome> {
  const { personId, signal, onPhase } = run
  const start = await starting.catch((error: unknown) => ({ error }))
  if (signal.aborted) return { kind: 'cancelled' }
  if ('error' in start) return { kind: 'failed', at: 'start', error: start.error }
  const { link } = start
  // Whoever goes on to their bank's own site leaves this page before the dialog is done with.
  keepLink(personId, link)
  const left = await openDialog(start, { signal, onOpen: () => onPhase('open') })
  forgetLink(personId)
  if ('error' in left) return { kind: 'failed', ...left }
  if (left.publicToken === null) return { kind: 'cancelled' }
  onPhase('connecting')
  if (link.repairedId === null) return exchange(left.publicToken)
  return refresh(link.repairedId, link.choosesAccounts)
}

/** `address` is where a bank has sent the person back to. */
type Start = { link: LinkUnderWay; plaid: Plaid; address?: string }

async function reopen(link: LinkUnderWay, address: string): Promise<Start> {
  return { link, plaid: await loadPlaid(link.scriptUrl), address }
}

async function begin(bankId: string | undefined, choosesAccounts: boolean): Promise<Start> {
  const {
    link_token: token,
    script_url: scriptUrl,
    next,
  } = await call(createLinkToken, {
    body: bankId === undefined ? undefined : { bankId, ...(choosesAccounts && { chooseAccounts: true }) },
  })
  const repairedId = next === 'refresh' ? (bankId ?? null) : null
  return { link: { token, scriptUrl, repairedId, choosesAccounts }, plaid: await loadPlaid(scriptUrl) }
}

type DialogEnd = { publicToken: string | null } | { at: 'start' | 'widget'; error: unknown }

/** Opens the dialog and waits until it is done with. The dialog is gone from the page afterwards. */
function openDialog(
  { link: { token }, plaid, address }: Start,
  { signal, onOpen }: { signal: AbortSignal; onOpen: () => void },
): Promise<DialogEnd> {
  return new Promise<DialogEnd>((resolve) => {
    try {
      const handler = plaid.create({
        token,
        ...(address !== undefined && { receivedRedirectUri: address }),
        onSuccess: (publicToken) => end({ publicToken }),
        onExit: (exit) => end(isCancel(exit) ? { publicToken: null } : { at: 'widget', error: exit }),
      })
      const leave = () => end({ publicToken: null })
      signal.addEventListener('abort', leave, { once: true })
      let isOver = false
      function end(how: DialogEnd) {
        if (isOver) return
        isOver = true
        signal.removeEventListener('abort', leave)
        handler.destroy()
        resolve(how)
      }
      handler.open()
      onOpen()
    } catch (error) {
      resolve({ at: 'start', error })
    }
  })
}

/** Closing the dialog is no error (spec 8). */
function isCancel(exit: PlaidExit): boolean {
  return !exit || exit.error_code === 'USER_CANCELLED'
}

async function exchange(publicToken: string): Promise<LinkOutcome> {
  try {
    const { bank, accounts_linked } = await call(exchangePublicToken, { body: { public_token: publicToken } })
    return { kind: 'linked', bank, accountsLinked: accounts_linked }
  } catch (error) {
    return { kind: 'failed', at: 'exchange', error }
  }
}

async function refresh(bankId: string, choseAccounts: boolean): Promise<LinkOutcome> {
  try {
    return { kind: 'repaired', choseAccounts, bank: await call(refreshBank, { params: { id: bankId } }) }
  } catch (error) {
    return { kind: 'failed', at: 'refresh', error }
  }
}
