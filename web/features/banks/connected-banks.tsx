import { Landmark } from 'lucide-react'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { Link } from 'react-router'
import { listBanks, refreshBank, removeBank, type Bank } from '#contracts/money/banks.ts'
import { ApiError } from '#web/api/api-error.ts'
import { readOf } from '#web/api/read.ts'
import { useRead } from '#web/api/use-read.ts'
import { useWrite } from '#web/api/use-write.ts'
import { paths } from '#web/paths.ts'
import { Button, buttonClass } from '#web/ui/button.tsx'
import { TitledCard } from '#web/ui/card.tsx'
import { RemoveDialog } from '#web/ui/dialogs/remove-dialog.tsx'
import { Loaded } from '#web/ui/states/loaded.tsx'
import { SkeletonRows } from '#web/ui/states/skeleton.tsx'
import { toast } from '#web/ui/toast/toast.tsx'
import { BankCard } from './bank-card.tsx'
import { bankToasts, connectedTexts, linkLabels, loadFailed, noPlan } from './messages.ts'
import { NoPlanDialog } from './no-plan-dialog.tsx'
import { showBank, useBankLink } from './use-bank-link.ts'

/** The linked banks in the settings: the state of each, and how to refresh, repair, remove or add one. */
export function ConnectedBanks({ mayLink }: { mayLink: boolean }) {
  const banks = useRead(listBanks)
  return (
    <TitledCard title={connectedTexts.title} lead={connectedTexts.lead}>
      <Loaded
        read={banks}
        isInset
        title={loadFailed.banks}
        text={loadFailed.text}
        loading={
          <SkeletonRows
            label={connectedTexts.loading}
            className="gap-3"
            rows={['h-6 w-48', 'h-14', 'h-14']}
          />
        }
      >
        {(linked) => <Linked banks={linked} mayLink={mayLink} />}
      </Loaded>
    </TitledCard>
  )
}

function Linked({ banks, mayLink }: { banks: readonly Bank[]; mayLink: boolean }) {
  const [removing, setRemoving] = useState<Bank | null>(null)
  const [isPlanAsked, setPlanAsked] = useState(false)
  const [repairing, setRepairing] = useState<string | null>(null)
  const link = useBankLink({ onNoPlan: () => setPlanAsked(true) })
  const refresh = useRefreshing()
  const begin = (bankId: string | null, choosesAccounts = false) => {
    if (!link.isBusy) setRepairing(bankId)
    void link.start(bankId ?? undefined, choosesAccounts)
  }
  return (
    <>
      {banks.length === 0 && <p className="mb-4 text-small text-ink-2">{connectedTexts.empty}</p>}
      {banks.length > 0 && (
        <div className="divide-y divide-line">
          {banks.map((bank) => (
            <BankCard
              key={bank.id}
              bank={bank}
              mayLink={mayLink}
              isRefreshing={refresh.bankId === bank.id}
              repair={repairing === bank.id ? link.phase : 'idle'}
              onRefresh={() => void refresh.start(bank)}
              onRepair={() => begin(bank.id)}
              onChoose={() => begin(bank.id, true)}
              onRemove={() => setRemoving(bank)}
            />
          ))}
        </div>
      )}
      {mayLink ? (
        <Button
          variant={banks.length === 0 ? 'primary' : 'quiet'}
          className={banks.length === 0 ? '' : 'mt-5'}
          aria-disabled={link.isBusy}
          onClick={() => begin(null)}
        >
          <Landmark size={18} aria-hidden="true" />{' '}
          <span aria-live="polite">{linkLabels[repairing === null ? link.phase : 'idle']}</span>
        </Button>
      ) : (
        <NoPlanNote hasBanks={banks.length > 0} />
      )}
      {removing && <RemoveBankDialog bank={removing} onClose={() => setRemoving(null)} />}
      {isPlanAsked && <NoPlanDialog onClose={() => setPlanAsked(false)} />}
    </>
  )
}

function NoPlanNote({ hasBanks }: { hasBanks: boolean }) {
  return (
    <div className={hasBanks ? 'mt-5' : ''}>
      <p className="text-small text-ink-2">{hasBanks ? noPlan.keeps : noPlan.short}</p>
      <Link to={paths.pricing} className={buttonClass({ variant: 'quiet', className: 'mt-3' })}>
        {noPlan.plans}
      </Link>
    </div>
  )
}

/** Refreshes the figures of one bank at a time, and shows a toast for the result. */
function useRefreshing() {
  const client = useQueryClient()
  const refresh = useWrite(refreshBank, { onSuccess: (bank) => showBank(client, bank) })
  async function start({ id, name }: Bank) {
    try {
      const { state } = await refresh.mutateAsync({ params: { id } })
      if (state === 'good' || state === 'expires_soon') return void toast(bankToasts.refreshed(name))
      toast(state === 'login_required' ? bankToasts.needsSignIn(name) : bankToasts.notAnswering(name))
    } catch (error) {
      const current = error instanceof ApiError && error.status === 409 ? error.answer?.current : undefined
      if (!current) return void toast({ ...bankToasts.refreshFailed(name), variant: 'destructive' })
      showBank(client, current as Bank)
      toast(bankToasts.needsSignIn(name))
    }
  }
  return { start, bankId: refresh.isPending ? refresh.variables.params.id : null }
}

/** Asks before a bank is removed; the text names what stays. */
function RemoveBankDialog({ bank, onClose }: { bank: Bank; onClose: () => void }) {
  const { mutateAsync } = useWrite(removeBank, { list: readOf(listBanks).queryKey })
  return (
    <RemoveDialog
      title={connectedTexts.removeTitle(bank.name)}
      description={connectedTexts.removal}
      label={connectedTexts.removeLabel}
      remove={() => mutateAsync({ params: { id: bank.id } })}
      removed={bankToasts.removed(bank.name)}
      failed={bankToasts.removeFailed(bank.name)}
      onClose={onClose}
    />
  )
}
