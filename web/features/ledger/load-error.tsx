import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { loadFailed } from './messages.ts'

/** The ledger could not be read; nothing was lost. */
export function LoadError({ onRetry }: { onRetry: () => void }) {
  return (
    <Card className="grid justify-items-start gap-2" role="alert">
      <h2>{loadFailed.title}</h2>
      <p className="text-ink-2">{loadFailed.text}</p>
      <Button variant="quiet" className="mt-2" onClick={onRetry}>
        {loadFailed.action}
      </Button>
    </Card>
  )
}
