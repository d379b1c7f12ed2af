import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { loadFailed } from './messages.ts'

/** The figures could not be read: nothing was lost, try again. The rest of the page goes on with its defaults (spec 8). */
export function LoadNotice({ onRetry, isRetrying }: { onRetry: () => void; isRetrying: boolean }) {
  return (
    <Card className="grid justify-items-start gap-2" role="alert">
      <h2>{loadFailed.title}</h2>
      <p className="text-ink-2">{loadFailed.text}</p>
      <Button variant="quiet" className="mt-2" busy={isRetrying} onClick={onRetry}>
        {loadFailed.action}
      </Button>
    </Card>
  )
}
