/**
 * Linking a bank from start to end (spec 4): ask for a token, open the bank's dialog, hand in what it gives. Repairing
 * is the same dialog for a bank that is linked already; there is no token to exchange then, its figures are refreshed.
 */
import { createLinkToken, exchangePublicToken, refreshBank, type Bank } from '#contracts/money/banks.ts'
import { call } from '#web/api/call.ts'
import { loadPlaid, type Plaid, type PlaidExit } from './plaid-script.ts'

export type LinkPhase = 'idle' | 'initializing' | 'open' | 'connecting'

export type LinkOutcome =
  | { kind: 'linked'; bank: Bank; accountsLinked: number }
  | { kind: 'repaired'; bank: Bank; choseAccounts: boolean }
  /** the person or the screen left: no message */
  | { kind: 'cancelled' }
  | { kind: 'failed'; at: 'start' | 'widget' | 'exchange' | 'refresh'; error: unknown }

type LinkInput = {
  /** the bank to repair; without one a bank is linked */
  bankId: string | undefined
  /** of that bank, choose again which accounts are shared */
  choosesAccounts?: boolean
  /** ends it when the screen is left */
  signal: AbortSignal
  onPhase: (phase: LinkPhase) => void
}

export async function linkBank(input: LinkInput): Promise<LinkOutcome> {
  const { bankId, choosesAccounts = false, signal, onPhase } = input
  const start = await begin(bankId, choosesAccounts).catch((error: unknown) => ({ error }))
  if (signal.aborted) return { kind: 'cancelled' }
  if ('error' in start) return { kind: 'failed', at: 'start', error: start.error }
  const left = await openDialog(start, { signal, onOpen: () => onPhase('open') })
  if ('error' in left) return { kind: 'failed', ...left }
  if (left.publicToken === null) return { kind: 'cancelled' }
  onPhase('connecting')
  if (!start.isRepair || bankId === undefined) return exchange(left.publicToken)
  return refresh(bankId, choosesAccounts)
}

type Start = { token: string; plaid: Plaid; isRepair: boolean }

async function begin(bankId: string | undefined, chooseAccounts: boolean): Promise<Start> {
  const {
    link_token: token,
    script_url: scriptUrl,
    next,
  } = await call(createLinkToken, {
    body: bankId === undefined ? undefined : { bankId, ...(chooseAccounts && { chooseAccounts }) },
  })
  return { token, plaid: await loadPlaid(scriptUrl), isRepair: next === 'refresh' }
}

type DialogEnd = { publicToken: string | null } | { at: 'start' | 'widget'; error: unknown }

/** Opens the dialog and waits until it is done with. The dialog is gone from the page afterwards. */
function openDialog(
  { token, plaid }: Start,
  { signal, onOpen }: { signal: AbortSignal; onOpen: () => void },
): Promise<DialogEnd> {
  return new Promise<DialogEnd>((resolve) => {
    try {
      const handler = plaid.create({
        token,
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
