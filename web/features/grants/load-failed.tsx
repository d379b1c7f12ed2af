import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { statusTexts } from './status-messages.ts'

type LoadFailedProps = {
  query: { refetch: () => unknown; isFetching: boolean }
  text?: { title: string; text: string; action: string }
}

/** What was to be here could not be read: why, that nothing is lost, and a way to ask again. */
export function LoadFailed({ query, text = statusTexts.loadFailed }: LoadFailedProps) {
  return (
    <Card className="grid justify-items-start gap-2" role="alert">
      <h2>{text.title}</h2>
      <p className="text-ink-2">{text.text}</p>
      <Button variant="quiet" className="mt-2" busy={query.isFetching} onClick={() => void query.refetch()}>
        {text.action}
      </Button>
    </Card>
  )
}
