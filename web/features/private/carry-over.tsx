import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { importExport } from '#contracts/account/privacy.ts'
import { listDebts } from '#contracts/money/debts.ts'
import { listGoals } from '#contracts/money/goals.ts'
import { ApiError, serverMessage } from '#web/api/api-error.ts'
import { call } from '#web/api/call.ts'
import { sendFile } from '#web/api/files/send-file.ts'
import { formatInstant } from '#web/format/dates.ts'
import { formatMoney } from '#web/format/money.ts'
import { indexedDbStore } from '#web/local/indexed-db.ts'
import { summaryOf, type KeptSummary } from '#web/local/kept/kept-summary.ts'
import { privateMode } from '#web/local/private-mode.ts'
import { Button } from '#web/ui/button.tsx'
import { toast } from '#web/ui/toast/toast.tsx'
import { carryOver, keptHere, removing } from './messages.ts'
import { RemoveKeptDialog } from './remove-kept-dialog.tsx'
import { fileOfKept, saveKept } from './save-kept.ts'

/** What is kept here: its ids, which stay the same in an account. */
const keptIds = () => indexedDbStore.change(({ debts, goals }) => [...debts, ...goals].map(({ id }) => id))

/** True where all of it is in the account: an earlier answer was lost on the way. */
async function isThereAlready(): Promise<boolean> {
  const [kept, debts, goals] = await Promise.all([keptIds(), call(listDebts), call(listGoals)])
  const there = new Set([...debts, ...goals].map(({ id }) => id))
  return kept.every((id) => there.has(id))
}

/** One call, and on the server one transaction: all of it or nothing. It is emptied here only after the answer. */
async function bringIn(): Promise<{ isAnything: boolean }> {
  const isAnything = await indexedDbStore.change(
    ({ debts, removed, goals }) => debts.length + removed.length + goals.length > 0,
  )
  if (isAnything)
    await sendFile({ url: importExport.path, file: await fileOfKept() }).catch(async (error: unknown) => {
      const isTaken = error instanceof ApiError && error.status === 409
      if (!isTaken || !(await isThereAlready())) throw error
    })
  await indexedDbStore.empty()
  privateMode.end()
  return { isAnything }
}

/** What waits, by which whoever entered it knows it again: another person may have signed in here. */
function whatWaits(summary: KeptSummary | null): string {
  if (summary === null) return carryOver.unread
  const { debts, goals, balanceCents, changedAt } = summary
  const things = [
    ...(debts > 0 ? [carryOver.debts(debts, formatMoney(balanceCents))] : []),
    ...(goals > 0 ? [carryOver.goals(goals)] : []),
  ]
  const lastChanged = changedAt === null ? null : formatInstant(changedAt)
  return carryOver.text({ things: things.join(', '), lastChanged })
}

/** undefined until it is read, null where it is not wanted or cannot be read */
function useKeptSummary(isWanted: boolean): KeptSummary | null | undefined {
  const [summary, setSummary] = useState<KeptSummary | null>()
  useEffect(() => {
    if (isWanted) indexedDbStore.change(summaryOf).then(setSummary, () => setSummary(null))
  }, [isWanted])
  return isWanted ? summary : null
}

/** Brings what somebody entered without an account into theirs: by itself after they made it, else when they say so. */
export function CarryOver({ personId }: { personId: string }) {
  const client = useQueryClient()
  const [after, setAfter] = useState(() => privateMode.after(personId))
  const summary = useKeptSummary(after === 'waiting')
  const isNothing = after === 'waiting' && summary?.debts === 0 && summary.goals === 0
  const [isRemoving, setRemoving] = useState(false)
  const { mutate, isPending, isIdle, error } = useMutation({
    mutationFn: bringIn,
    onSuccess: async ({ isAnything }) => {
      setAfter(null)
      if (!isAnything) return
      toast(carryOver.done)
      await client.invalidateQueries()
    },
  })
  useEffect(() => {
    if (after === 'coming' && isIdle) mutate()
  }, [after, isIdle, mutate])
  useEffect(() => {
    if (isNothing) privateMode.end()
  }, [isNothing])
  if (after === null || isNothing || summary === undefined) return null
  const leave = () => {
    privateMode.leaveWaiting(personId)
    setAfter(null)
  }
  const isComing = isPending || (after === 'coming' && isIdle)
  return (
    <section aria-label={carryOver.label} className="border-b border-line bg-sunken print:hidden">
      <div className="page-width flex flex-wrap items-center gap-x-4 gap-y-1 py-2 text-small">
        <p role={error ? 'alert' : 'status'} className="min-w-[min(100%,16rem)] flex-1">
          {isComing
            ? carryOver.coming
            : error
              ? (serverMessage(error) ?? carryOver.failed)
              : whatWaits(summary)}
        </p>
        {isComing ? null : (
          <>
            <Button size="small" onClick={() => mutate()}>
              {carryOver.bring}
            </Button>
            <Button variant="plain" size="small" onClick={() => void saveKept()}>
              {keptHere.save}
            </Button>
            <Button variant="plain" size="small" onClick={leave}>
              {carryOver.leave}
            </Button>
            <Button variant="plain" size="small" onClick={() => setRemoving(true)}>
              {carryOver.remove}
            </Button>
          </>
        )}
      </div>
      {isRemoving && (
        <RemoveKeptDialog
          words={removing}
          onRemoved={() => setAfter(null)}
          onClose={() => setRemoving(false)}
        />
      )}
    </section>
  )
}
