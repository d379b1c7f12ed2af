import { RefreshCw, Trash2, Wrench } from 'lucide-react'
import type { Bank, BankAccount } from '#contracts/money/banks.ts'
import { formatInstantDate } from '#web/format/dates.ts'
import { Button } from '#web/ui/button.tsx'
import { Tag } from '#web/ui/tag.tsx'
import {
  accountBalance,
  accountName,
  accountUse,
  paymentNotes,
  refreshedWords,
  stateTones,
} from './bank-labels.ts'
import {
  accessEndsText,
  accountTexts,
  bankActs,
  bankStates,
  linkLabels,
  newAccountTexts,
} from './messages.ts'
import type { LinkPhase } from './link-bank.ts'

type BankCardProps = {
  bank: Bank
  /** refreshing and repairing are part of a plan */
  mayLink: boolean
  isRefreshing: boolean
  /** how far the repair of this bank is */
  repair: LinkPhase
  onRefresh: () => void
  onRepair: () => void
  onChoose: () => void
  onRemove: () => void
}

/** One linked bank: its state, its accounts, and its actions. */
export function BankCard({ bank, ...acts }: BankCardProps) {
  const titleId = `bank-${bank.id}`
  const state = bankStates[bank.state]
  return (
    <article aria-labelledby={titleId} className="grid gap-3 py-5 first:pt-0 last:pb-0">
      <div>
        <div className="flex flex-wrap items-center gap-x-3 gap-y-1.5">
          <h3 id={titleId} className="min-w-0 break-words">
            {bank.name}
          </h3>
          <Tag tone={stateTones[bank.state]}>{state.label}</Tag>
        </div>
        <p className="mt-1 text-tiny text-ink-3">{refreshedWords(bank)}</p>
      </div>
      {state.text && (
        <p className="rounded-control bg-warn-soft px-4 py-3 text-small text-warn">{state.text}</p>
      )}
      {!acts.mayLink && bank.accessEndsAt !== null && (
        <p className="rounded-control bg-warn-soft px-4 py-3 text-small text-warn">
          {accessEndsText(formatInstantDate(bank.accessEndsAt))}
        </p>
      )}
      {bank.hasNewAccounts && (
        <p className="rounded-control bg-brand-soft px-4 py-3 text-small">{newAccountTexts.note}</p>
      )}
      {bank.accounts.length > 0 && (
        <ul aria-label={accountTexts.at(bank.name)} className="divide-y divide-line">
          {bank.accounts.map((account) => (
            <AccountLine key={account.id} account={account} />
          ))}
        </ul>
      )}
      <Acts bank={bank} {...acts} />
    </article>
  )
}

function AccountLine({ account }: { account: BankAccount }) {
  return (
    <li className="flex items-baseline justify-between gap-4 py-2.5">
      <div className="min-w-0">
        <p className="text-[0.9375rem] break-words">{accountName(account)}</p>
        <p className="text-tiny text-ink-3">{accountUse(account)}</p>
        {paymentNotes(account).map((note) => (
          <p key={note} className="text-tiny text-ink-3">
            {note}
          </p>
        ))}
      </div>
      <p className="shrink-0 text-[0.9375rem] tabular-nums">{accountBalance(account)}</p>
    </li>
  )
}

function Acts({ bank, mayLink, isRefreshing, repair, ...on }: BankCardProps) {
  const { onRefresh, onRepair, onChoose, onRemove } = on
  const needsRepair = bank.state === 'login_required'
  const mayRepair = needsRepair || bank.state === 'expires_soon'
  const isRepairing = repair !== 'idle'
  return (
    <div className="flex flex-wrap items-center gap-2">
      {mayLink && mayRepair && (
        <Button
          size="small"
          aria-disabled={isRepairing}
          aria-label={repairLabel(bank, repair)}
          onClick={onRepair}
        >
          <Wrench size={16} aria-hidden="true" /> {isRepairing ? linkLabels[repair] : bankActs.repair}
        </Button>
      )}
      {mayLink && !needsRepair && (
        <Button
          variant="quiet"
          size="small"
          busy={isRefreshing}
          aria-label={bankActs.refreshOf(bank.name)}
          onClick={onRefresh}
        >
          {isRefreshing ? null : <RefreshCw size={16} aria-hidden="true" />} {bankActs.refresh}
        </Button>
      )}
      {mayLink && !mayRepair && (
        <Button
          variant="quiet"
          size="small"
          aria-disabled={isRepairing}
          aria-label={newAccountTexts.chooseOf(bank.name)}
          onClick={onChoose}
        >
          {newAccountTexts.choose}
        </Button>
      )}
      <Button
        variant="plain"
        size="small"
        className="ml-auto text-ink-3"
        aria-label={bankActs.removeOf(bank.name)}
        onClick={onRemove}
      >
        <Trash2 size={16} aria-hidden="true" /> {bankActs.remove}
      </Button>
    </div>
  )
}

function repairLabel(bank: Bank, repair: LinkPhase): string {
  return repair === 'initializing' || repair === 'connecting'
    ? bankActs.underWay(linkLabels[repair], bank.name)
    : bankActs.repairOf(bank.name)
}
