import { Button } from '#web/ui/button.tsx'

type LoadFailedProps = {
  title: string
  text: string
  action: string
  onRetry: () => void
  isRetrying: boolean
}

/** Something could not be read: what happened, that nothing was lost, and a way to try again. */
export function LoadFailed({ title, text, action, onRetry, isRetrying }: LoadFailedProps) {
  return (
    <div role="alert" className="grid justify-items-start gap-2">
      <p className="font-[560]">{title}</p>
      <p className="text-small text-ink-2">{text}</p>
      <Button variant="quiet" busy={isRetrying} onClick={onRetry}>
        {action}
      </Button>
    </div>
  )
}
