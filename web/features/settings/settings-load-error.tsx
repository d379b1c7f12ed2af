import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { loadFailed } from './messages.ts'

/** The settings could not be read: nothing was lost, try again. */
export function SettingsLoadError({ onRetry, isRetrying }: { onRetry: () => void; isRetrying: boolean }) {
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
