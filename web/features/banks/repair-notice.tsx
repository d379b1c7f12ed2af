import { TriangleAlert } from 'lucide-react'
import type { Bank } from '#contracts/money/banks.ts'
import { Button } from '#web/ui/button.tsx'
import { refreshedWords } from './bank-words.ts'

type RepairNoticeProps = { bank: Bank; isBusy: boolean; onRepair: () => void }

/** Says beside the debts that a bank sends nothing new until the person signs in there, and leads to it. */
export function RepairNotice({ bank, isBusy, onRepair }: RepairNoticeProps) {
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-3 rounded-control border border-warn/40 bg-warn-soft px-4 py-3.5 text-small">
      <TriangleAlert size={18} aria-hidden="true" className="shrink-0 text-warn" />
      <div className="min-w-[min(100%,14rem)] flex-1">
        <p className="font-[600] text-warn">{bank.name} asks you to sign in again</p>
        <p className="mt-0.5 text-ink">
          {refreshedWords(bank)}. Nothing was lost. Repair the link, and fresh figures come.
        </p>
      </div>
      <Button
        variant="quiet"
        size="small"
        aria-disabled={isBusy}
        aria-label={`Repair ${bank.name}`}
        onClick={onRepair}
      >
        Repair
      </Button>
    </div>
  )
}
