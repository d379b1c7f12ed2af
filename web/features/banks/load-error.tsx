import { Button } from '#web/ui/button.tsx'
import { loadFailed } from './messages.ts'

type LoadErrorProps = { title: string; onRetry: () => void; isRetrying: boolean }

/** Something could not be read: nothing was lost, try again. */
export function LoadError({ title, onRetry, isRetrying }: LoadErrorProps) {
  return (
    <div role="alert" className="grid justify-items-start gap-2">
      <p className="font-[560]">{title}</p>
      <p className="text-small text-ink-2">{loadFailed.text}</p>
      <Button variant="quiet" className="mt-1" busy={isRetrying} onClick={onRetry}>
        {loadFailed.action}
      </Button>
    </div>
  )
}
