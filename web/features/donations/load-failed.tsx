import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { giftsTexts } from './messages.ts'

type LoadFailedProps = { title: string; onRetry: () => void; isBusy: boolean }

/** What was asked for could not be read; nothing was lost, and it can be asked for again. */
export function LoadFailed({ title, onRetry, isBusy }: LoadFailedProps) {
  return (
    <Card role="alert" className="grid justify-items-start gap-2 sm:p-6">
      <h2 className="text-h3">{title}</h2>
      <p className="text-small text-ink-2">{giftsTexts.failedText}</p>
      <Button variant="quiet" className="mt-2" busy={isBusy} onClick={onRetry}>
        {giftsTexts.again}
      </Button>
    </Card>
  )
}
