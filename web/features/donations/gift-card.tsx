import { useId, useState } from 'react'
import { type Gift, type GiftPayment, listDonations, stopDonation } from '#contracts/foundation/donations.ts'
import { serverMessage } from '#web/api/api-error.ts'
import { readOf } from '#web/api/read.ts'
import { useWrite } from '#web/api/use-write.ts'
import { formatDate, formatInstantDate } from '#web/format/dates.ts'
import { formatCharge } from '#web/format/money.ts'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { ConfirmDialog } from '#web/ui/dialogs/confirm-dialog.tsx'
import { Tag, type TagTone } from '#web/ui/tag.tsx'
import { toast } from '#web/ui/toast/toast.tsx'
import { giftsTexts, stopTexts } from './messages.ts'

const SHOWN_FIRST = 6

const tones: Record<Gift['state'], TagTone> = {
  given: 'good',
  active: 'good',
  past_due: 'warn',
  stopped: 'plain',
}

/** One gift: its amount, start and public name, its payments, and a button to stop it. */
export function GiftCard({ gift }: { gift: Gift }) {
  const title = useId()
  const [isAsking, setAsking] = useState(false)
  const [isWhole, setWhole] = useState(false)
  const amount = formatCharge(gift.amount)
  const shown = isWhole ? gift.payments : gift.payments.slice(0, SHOWN_FIRST)
  const isRunning = gift.state === 'active' || gift.state === 'past_due'
  return (
    <Card as="li" aria-labelledby={title} className="sm:p-6">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <h2 id={title} className="text-h3">
          {gift.isMonthly ? giftsTexts.monthly(amount) : giftsTexts.once(amount)}
        </h2>
        <Tag tone={tones[gift.state]}>{giftsTexts.states[gift.state]}</Tag>
      </div>
      <p className="mt-1 text-small wrap-anywhere text-ink-2">
        {giftsTexts.since(formatInstantDate(gift.begunAt))}{' '}
        {gift.publicName === null ? giftsTexts.anonymous : giftsTexts.named(gift.publicName)}
      </p>
      {gift.state === 'past_due' ? <p className="mt-3 text-small">{giftsTexts.pastDue}</p> : null}
      <ul className="mt-3 border-t border-line">
        {shown.map((payment) => (
          <PaymentLine key={payment.id} giftId={gift.id} payment={payment} />
        ))}
      </ul>
      {shown.length < gift.payments.length ? (
        <Button variant="plain" className="mt-2 -ml-2.5" onClick={() => setWhole(true)}>
          {giftsTexts.showAll(gift.payments.length)}
        </Button>
      ) : null}
      {isRunning ? (
        <Button variant="quiet" className="mt-4" onClick={() => setAsking(true)}>
          {giftsTexts.stop}
        </Button>
      ) : null}
      <StopGiftDialog gift={gift} open={isAsking} onOpenChange={setAsking} />
    </Card>
  )
}

function PaymentLine({ giftId, payment }: { giftId: string; payment: GiftPayment }) {
  const { id, amount, returned, receivedOn, entry } = payment
  const date = formatDate(receivedOn)
  const url = `/api/donations/${encodeURIComponent(giftId)}/receipt.pdf?payment=${encodeURIComponent(id)}`
  return (
    <li className="grid grid-cols-[1fr_auto] items-center gap-x-4 border-b border-line py-1.5">
      <div className="min-w-0">
        <p className="text-[0.9375rem]">{date}</p>
        <p className="text-tiny text-ink-3">
          {returned > 0 ? giftsTexts.entryReturned(entry, formatCharge(returned)) : giftsTexts.entry(entry)}
        </p>
      </div>
      <div className="flex flex-wrap items-center justify-end gap-x-4">
        <span className="text-[0.9375rem] font-[560] tabular-nums">{formatCharge(amount)}</span>
        <a className="link inline-flex min-h-11 items-center text-small" href={url} download>
          {giftsTexts.receipt}
          <span className="sr-only">{giftsTexts.receiptOf(date)}</span>
        </a>
      </div>
    </li>
  )
}

type StopGiftDialogProps = { gift: Gift; open: boolean; onOpenChange: (open: boolean) => void }

/** Confirms the stop. A failure is shown in the dialog. */
function StopGiftDialog({ gift, open, onOpenChange }: StopGiftDialogProps) {
  const stop = useWrite(stopDonation, {
    shows: readOf(listDonations).queryKey,
    onSuccess: () => {
      onOpenChange(false)
      toast(stopTexts.done)
    },
  })
  return (
    <ConfirmDialog
      title={stopTexts.title}
      description={stopTexts.text(formatCharge(gift.amount))}
      problem={stop.error && (serverMessage(stop.error) ?? stopTexts.failed)}
      open={open}
      onOpenChange={(isOpen) => {
        stop.reset()
        onOpenChange(isOpen)
      }}
      confirmLabel={stopTexts.confirm}
      cancelLabel={stopTexts.keep}
      onConfirm={() => stop.mutate({ params: { id: gift.id } })}
      busy={stop.isPending}
      tone="primary"
    />
  )
}
