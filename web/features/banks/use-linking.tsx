import { TriangleAlert } from 'lucide-react'
import { useState, type ComponentProps, type ComponentType, type ReactNode } from 'react'
import { listBanks, type Bank } from '#contracts/money/banks.ts'
import { listDebts } from '#contracts/money/debts.ts'
import { useRead } from '#web/api/use-read.ts'
import { Button } from '#web/ui/button.tsx'
import { lateDialog } from '#web/ui/dialogs/late-dialog.tsx'
import type { LinkedAccountsSummary } from './linked-accounts-summary.tsx'
import { refreshedWords } from './bank-labels.ts'
import { bankActs, linkLabels, newAccountTexts, repairNotice } from './messages.ts'
import { useBankLink, type LinkedBank } from './use-bank-link.ts'

const NoPlanDialog = lateDialog(async () => (await import('./no-plan-dialog.tsx')).NoPlanDialog)

type Panel = {
  Drawn: ComponentType<ComponentProps<typeof LinkedAccountsSummary>>
  linked: LinkedBank
  key: number
}

/**
 * Linking on My Debts: the button's label and action, and the notices below the header. The summary of new accounts is
 * in a file of its own, loaded when there is one to show.
 */
export function useLinking(mayLink: boolean) {
  const [panel, setPanel] = useState<Panel | null>(null)
  const [isPlanAsked, setPlanAsked] = useState(false)
  const { phase, isBusy, start } = useBankLink({
    onNoPlan: () => setPlanAsked(true),
    onLinked: (linked) => void showSummary(linked),
  })

  const { lost, grown } = useAskingBanks(mayLink)

  async function showSummary(linked: LinkedBank) {
    // Without the file, the toast and the cards still show the result.
    const file = await import('./linked-accounts-summary.tsx').catch(() => null)
    if (file)
      setPanel((before) => ({ Drawn: file.LinkedAccountsSummary, linked, key: (before?.key ?? 0) + 1 }))
  }

  return {
    label: linkLabels[phase],
    isBusy,
    press: () => (mayLink ? void start() : setPlanAsked(true)),
    /** the banks whose figures wait for the person */
    notices: [
      ...lost.map((bank) => (
        <RepairNotice key={bank.id} bank={bank} isBusy={isBusy} onRepair={() => void start(bank.id)} />
      )),
      ...grown.map((bank) => (
        <NewAccountNotice
          key={bank.id}
          bank={bank}
          isBusy={isBusy}
          onChoose={() => void start(bank.id, true)}
        />
      )),
    ],
    arrived: panel && <panel.Drawn key={panel.key} linked={panel.linked} onClose={() => setPanel(null)} />,
    /** `onAdd` adds a debt by hand: the way without a bank */
    dialog: (onAdd: () => void): ReactNode =>
      isPlanAsked && <NoPlanDialog onAdd={onAdd} onClose={() => setPlanAsked(false)} />,
  }
}

const isLost = ({ state }: Bank) => state === 'login_required'

/** The banks that ask for a new sign-in or have a new account; asked for only where a debt comes from one. */
function useAskingBanks(mayLink: boolean): { lost: Bank[]; grown: Bank[] } {
  const debts = useRead(listDebts)
  const isLinked = debts.data?.some(({ bank }) => bank !== null) ?? false
  const banks = useRead(listBanks, {}, { enabled: mayLink && isLinked })
  const linked = banks.data ?? []
  return {
    lost: linked.filter(isLost),
    grown: linked.filter((bank) => bank.hasNewAccounts && !isLost(bank)),
  }
}

type NewAccountNoticeProps = { bank: Bank; isBusy: boolean; onChoose: () => void }

/** A notice above the debts: an account was opened at a linked bank, and only the person can share it. */
function NewAccountNotice({ bank, isBusy, onChoose }: NewAccountNoticeProps) {
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-3 rounded-control border border-line bg-brand-soft px-4 py-3.5 text-small">
      <div className="min-w-[min(100%,14rem)] flex-1">
        <p className="font-[600]">{newAccountTexts.title(bank.name)}</p>
        <p className="mt-0.5 text-ink">{newAccountTexts.text}</p>
      </div>
      <Button
        variant="quiet"
        size="small"
        aria-disabled={isBusy}
        aria-label={newAccountTexts.chooseOf(bank.name)}
        onClick={onChoose}
      >
        {newAccountTexts.choose}
      </Button>
    </div>
  )
}

type RepairNoticeProps = { bank: Bank; isBusy: boolean; onRepair: () => void }

/** A notice above the debts: the bank sends nothing new until the person signs in there, with a button that repairs it. */
function RepairNotice({ bank, isBusy, onRepair }: RepairNoticeProps) {
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-3 rounded-control border border-warn/40 bg-warn-soft px-4 py-3.5 text-small">
      <TriangleAlert size={18} aria-hidden="true" className="shrink-0 text-warn" />
      <div className="min-w-[min(100%,14rem)] flex-1">
        <p className="font-[600] text-warn">{repairNotice.title(bank.name)}</p>
        <p className="mt-0.5 text-ink">{repairNotice.text(refreshedWords(bank))}</p>
      </div>
      <Button
        variant="quiet"
        size="small"
        aria-disabled={isBusy}
        aria-label={bankActs.repairOf(bank.name)}
        onClick={onRepair}
      >
        {bankActs.repair}
      </Button>
    </div>
  )
}
