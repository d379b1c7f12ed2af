import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { loadFailedMessages } from '#web/ui/messages.ts'

type Retryable = { isFetching: boolean; refetch: () => unknown }

type LoadFailedProps = {
  title: string
  /** what it means for the person; null where the title says it all */
  text?: string | null
  /** read again on a press; several are read together */
  reads: Retryable | readonly Retryable[]
  heading?: 'h1' | 'h2' | 'h3'
  /** inside a card or a dialog: no frame, no heading of its own */
  isInset?: boolean
}

/** In place of what could not be read: what happened, that nothing was lost, and a way to try again. */
export function LoadFailed(props: LoadFailedProps) {
  const { title, text = loadFailedMessages.text, reads, heading = 'h2', isInset = false } = props
  const all = [reads].flat() as readonly Retryable[]
  const Frame = isInset ? 'div' : Card
  const Title = isInset ? 'p' : heading
  return (
    <Frame className="grid justify-items-start gap-2" role="alert">
      <Title className={isInset ? 'font-[560]' : ''}>{title}</Title>
      {text === null ? null : <p className={isInset ? 'text-small text-ink-2' : 'text-ink-2'}>{text}</p>}
      <Button
        variant="quiet"
        className="mt-2"
        busy={all.some((read) => read.isFetching)}
        onClick={() => all.forEach((read) => void read.refetch())}
      >
        {loadFailedMessages.action}
      </Button>
    </Frame>
  )
}
