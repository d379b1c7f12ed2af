import { Button } from './button.tsx'
import { Card } from './card.tsx'

type LoadFailedProps = { title: string; onRetry: () => void; isRetrying: boolean }

/** In place of what could not be read: nothing was lost, try again. */
export function LoadFailed({ title, onRetry, isRetrying }: LoadFailedProps) {
  return (
    <Card className="grid justify-items-start gap-2" role="alert">
      <h2>{title}</h2>
      <p className="text-ink-2">Nothing was changed. Check your connection, then try again.</p>
      <Button variant="quiet" className="mt-2" busy={isRetrying} onClick={onRetry}>
        Try again
      </Button>
    </Card>
  )
}
