import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { BillingCard } from './billing-card.tsx'
import { invoiceTexts, paymentTexts } from './messages.ts'

type NoticeProps = {
  text: { title: string; text: string; action: string }
  onRetry: () => void
  isRetrying: boolean
}

/** Cards and invoices are missing: why, that nothing is lost, and a way to ask again. */
export function BillingNotice({ text, onRetry, isRetrying }: NoticeProps) {
  return (
    <Card className="grid justify-items-start gap-2 sm:p-6" role="alert">
      <h2>{text.title}</h2>
      <p className="text-small text-ink-2">{text.text}</p>
      <Button variant="quiet" className="mt-2" busy={isRetrying} onClick={onRetry}>
        {text.action}
      </Button>
    </Card>
  )
}

/** The shape of the cards while they are asked for. */
export function PaymentMethodsSkeleton() {
  return (
    <BillingCard title={paymentTexts.title}>
      <div className="mt-3 grid gap-3" aria-busy="true">
        <p className="sr-only">Loading your cards</p>
        <Skeleton className="h-6 w-48" />
        <Skeleton className="h-10" />
      </div>
    </BillingCard>
  )
}

/** The shape of the invoices while they are asked for. */
export function InvoicesSkeleton() {
  return (
    <BillingCard title={invoiceTexts.title}>
      <div className="mt-3 grid gap-3" aria-busy="true">
        <p className="sr-only">Loading your invoices</p>
        <Skeleton className="h-6 w-40" />
        <Skeleton className="h-5" />
      </div>
    </BillingCard>
  )
}
