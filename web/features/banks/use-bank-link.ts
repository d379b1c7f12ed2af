import { useQueryClient, type QueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { listBanks, refreshBank, type Bank } from '#contracts/money/banks.ts'
import { listDebts } from '#contracts/money/debts.ts'
import { ApiError } from '#web/api/api-error.ts'
import { lightKeys } from '#web/api/light-keys.ts'
import { readOf } from '#web/api/read.ts'
import { refreshAfter } from '#web/api/use-write.ts'
import { toast } from '#web/ui/toast/toast.tsx'
import type { LinkOutcome, LinkPhase, LinkRun } from './link-bank.ts'
import { linkToasts } from './messages.ts'

/** The result of linking: the bank, and the ids of its debts that are new on the list. */
export type LinkedBank = { bank: Bank; newDebtIds: string[] }

type BankLinkOptions = {
  onLinked?: (linked: LinkedBank) => void
  /** the plan does not include it, or no longer does */
  onNoPlan: () => void
}

/**
 * Links a bank, or repairs the link of one: `start(bankId)`, or has its accounts chosen again; `resume` goes on with the link that the person
 * comes back to from their bank's own site. A press while it runs does nothing, cancelling is silent,
 * and the dialog closes when the screen is left. Its code is loaded with the first press.
 */
export function useBankLink({ onLinked, onNoPlan }: BankLinkOptions) {
  const client = useQueryClient()
  const [phase, setPhase] = useState<LinkPhase>('idle')
  const running = useRef<AbortController | null>(null)
  useEffect(() => () => running.current?.abort(), [])

  async function settle(outcome: LinkOutcome, before: Set<string> | undefined) {
    if (outcome.kind === 'cancelled' || outcome.kind === 'gone') return
    if (outcome.kind === 'failed') {
      if (outcome.error instanceof ApiError && outcome.error.status === 403) return onNoPlan()
      // The answer may be what was lost, not the link: what is stored now is shown.
      if (outcome.at === 'exchange' || outcome.at === 'refresh') await refreshAfter(client, refreshBank)
      return void toast({ ...failures[outcome.at], variant: 'destructive' })
    }
    showBank(client, outcome.bank)
    await refreshAfter(client, refreshBank)
    const linked = { bank: outcome.bank, newDebtIds: newDebtsOf(outcome.bank, before) }
    toast(wordsOf(outcome, linked))
    if (outcome.kind === 'linked') onLinked?.(linked)
  }

  /** Null where one runs already. */
  async function runAlone(link: (steps: Steps, run: LinkRun) => Promise<LinkOutcome>) {
    if (running.current) return null
    const { signal } = (running.current = new AbortController())
    setPhase('initializing')
    const before = knownDebtIds(client)
    const outcome = await runLink((steps) =>
      link(steps, { personId: personOf(client), signal, onPhase: setPhase }),
    )
    // Also when the screen was left meanwhile: what was linked is stored, and every list must know it.
    await settle(outcome, before)
    running.current = null
    setPhase('idle')
    return outcome
  }
  const start = (bankId?: string, choosesAccounts = false) =>
    runAlone((steps, run) => steps.linkBank({ ...run, bankId, choosesAccounts }))

  async function resume(address: string) {
    // What is new on the list is told from what is on it now.
    await client.ensureQueryData(readOf(listDebts)).catch(() => undefined)
    return runAlone((steps, run) => steps.resumeLink({ ...run, address }))
  }
  return { phase, isBusy: phase !== 'idle', start, resume }
}

type Steps = typeof import('./link-bank.ts')

/** The person's id, as their drafts are kept under it. */
const personOf = (client: QueryClient) =>
  client.getQueryData<{ id?: string } | null>(lightKeys.user)?.id ?? ''

/** The steps come in a file of their own; without it nothing can begin. */
async function runLink(run: (steps: Steps) => Promise<LinkOutcome>): Promise<LinkOutcome> {
  try {
    return await run(await import('./link-bank.ts'))
  } catch (error) {
    return { kind: 'failed', at: 'start', error }
  }
}

const failures = {
  start: linkToasts.notStarted,
  widget: linkToasts.widgetFailed,
  exchange: linkToasts.notLinked,
  refresh: linkToasts.repairedUnread,
}

function newDebtsOf(bank: Bank, before: Set<string> | undefined): string[] {
  return bank.accounts.flatMap(({ debtId }) => (debtId !== null && !before?.has(debtId) ? [debtId] : []))
}

function wordsOf(
  outcome: Exclude<LinkOutcome, { kind: 'cancelled' | 'gone' | 'failed' }>,
  { bank }: LinkedBank,
) {
  if (outcome.kind === 'repaired')
    return outcome.choseAccounts ? linkToasts.chosen(bank.name) : linkToasts.repaired(bank.name)
  return outcome.accountsLinked === 0
    ? linkToasts.linkedAgain(bank.name)
    : linkToasts.linked(outcome.accountsLinked, bank.name)
}

/** The ids of the debts in the cache; undefined where they have not been read. */
function knownDebtIds(client: QueryClient): Set<string> | undefined {
  const debts = client.getQueryData(readOf(listDebts).queryKey)
  return debts && new Set(debts.map((debt) => debt.id))
}

/** Shows the bank in the list at once; the refresh confirms it. */
export function showBank(client: QueryClient, bank: Bank): void {
  client.setQueryData(readOf(listBanks).queryKey, (banks) => {
    if (!banks) return banks
    const isKnown = banks.some(({ id }) => id === bank.id)
    return isKnown ? banks.map((known) => (known.id === bank.id ? bank : known)) : [...banks, bank]
  })
}
