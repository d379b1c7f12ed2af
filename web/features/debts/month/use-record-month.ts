import { useQueryClient, type QueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { deletePayment, recordPayment } from '#contracts/money/debts.ts'
import { serverMessage } from '#web/api/api-error.ts'
import { refreshAfter } from '#web/api/use-write.ts'
import { toast } from '#web/ui/toast/toast-store.ts'
import { exactMoney } from '../figures.ts'
import { debtToasts } from '../messages.ts'
import { monthTexts, monthToasts } from './month-messages.ts'
import {
  paymentsKnown,
  recordPlanned,
  showRecorded,
  takeBack,
  type Planned,
  type Recorded,
  type Unsure,
} from './record-planned.ts'

/** Sent at the same time: sixty payments then take a second or two, and nothing else waits for them. */
const AT_ONCE = 4

type Failed = { planned: Planned; why: string }

/** The recording that is under way: which debts, and how far it is. */
type Recording = { ids: ReadonlySet<string>; done: number }

const NOTHING: Recording = { ids: new Set(), done: 0 }

/**
 * Records planned payments: each is its own write, so what fails leaves the others recorded and is said by name. While
 * one is under way, a further press for its debt does nothing.
 */
export function useRecordMonth(today: string) {
  const client = useQueryClient()
  const underWay = useRef(new Set<string>())
  const unsure = useRef<Unsure>(new Map())
  const [recording, setRecording] = useState(NOTHING)
  const [failures, setFailures] = useState<ReadonlyMap<string, string>>(() => new Map())

  async function record(planned: readonly Planned[]): Promise<void> {
    const rows = planned.filter(({ debt }) => !underWay.current.has(debt.id))
    if (rows.length === 0) return
    for (const { debt } of rows) underWay.current.add(debt.id)
    setRecording(({ ids }) => ({ ids: new Set([...ids, ...rows.map(({ debt }) => debt.id)]), done: 0 }))
    const known = new Map(rows.map(({ debt }) => [debt.id, paymentsKnown(client, debt.id)]))
    const recorded: Recorded[] = []
    const failed: Failed[] = []
    await inTurns(rows, async (planned) => {
      try {
        recorded.push(await recordPlanned(client, { ...planned, today }, unsure.current))
      } catch (error) {
        failed.push({ planned, why: serverMessage(error) ?? monthTexts.notRecorded })
      }
      setRecording(({ ids, done }) => ({ ids, done: done + 1 }))
    })
    showRecorded(client, recorded)
    await refreshAfter(client, recordPayment)
    // An answer that was lost on its way: the payment is there.
    const missing = failed.filter(
      ({ planned: { debt } }) => paymentsKnown(client, debt.id) === known.get(debt.id),
    )
    const asked = new Set(rows.map(({ debt }) => debt.id))
    const missed = missing.map(({ planned, why }) => [planned.debt.id, why] as const)
    setFailures((before) => new Map([...[...before].filter(([id]) => !asked.has(id)), ...missed]))
    for (const { debt } of rows) underWay.current.delete(debt.id)
    setRecording({ ids: new Set(underWay.current), done: 0 })
    const found = failed.filter((one) => !missing.includes(one)).map(({ planned }) => planned)
    say(client, { recorded, found, missing })
  }

  return { record, recording, failures }
}

/** Does the work for every item, a few at the same time. */
async function inTurns<Item>(items: readonly Item[], work: (item: Item) => Promise<void>): Promise<void> {
  const rest = [...items]
  const turn = async (): Promise<void> => {
    const item = rest.shift()
    if (item === undefined) return
    await work(item)
    await turn()
  }
  await Promise.all(Array.from({ length: AT_ONCE }, turn))
}

type Outcome = {
  recorded: readonly Recorded[]
  /** recorded, though no answer said so */
  found: readonly Planned[]
  missing: readonly Failed[]
}

function say(client: QueryClient, { recorded, found, missing }: Outcome): void {
  const undo = (label: string) =>
    recorded.length > 0 ? { action: { label, onPress: () => void undoAll(client, recorded) } } : {}
  const made = [
    ...recorded.map(({ debt, paidCents }) => ({ name: debt.name, cents: paidCents })),
    ...found.map(({ debt, payCents }) => ({ name: debt.name, cents: payCents })),
  ]
  if (missing.length > 0) {
    const names = missing.map(({ planned }) => planned.debt.name)
    toast({
      ...monthToasts.notAll(names, made.length),
      ...undo(monthToasts.undoOthers),
      variant: 'destructive',
    })
    return
  }
  const sum = exactMoney(made.reduce((total, { cents }) => total + cents, 0))
  const words =
    made.length > 1 ? monthToasts.all(made.length, sum) : debtToasts.paid(sum, made[0]?.name ?? '')
  toast({ ...words, ...undo(monthToasts.undo) })
}

async function undoAll(client: QueryClient, recorded: readonly Recorded[]): Promise<void> {
  const kept = await takeBack(recorded)
  await refreshAfter(client, deletePayment)
  if (kept.length > 0) {
    const names = kept.map(({ debt }) => debt.name)
    toast({ ...monthToasts.notAllUndone(names), variant: 'destructive' })
    return
  }
  toast(recorded.length > 1 ? monthToasts.allUndone : debtToasts.payUndone)
}
