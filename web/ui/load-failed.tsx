import { Button } from './button.tsx'
import { Card } from './card.tsx'

type LoadFailedProps = {
  title: string
  /** what it means for the person */
  text?: string
  onRetry: () => void
  isRetrying: boolean
}

const NOTHING_CHANGED = 'Nothing was changed. Check your connection, then try again.'

/** In place of what could not be read: nothing was lost, try again. */
export function LoadFailed({ title, text = NOTHING_CHANGED, onRetry, isRetrying }: LoadFailedProps) {
  return (
    <Card className="grid justify-items-start gap-2" role="alert">
      <h2>{title}</h2>
      <p className="text-ink-2">{text}</p>
      <Button variant="quiet" className="mt-2" busy={isRetrying} onClick={onRetry}>
        Try again
      </Button>
    </Card>
  )
}
