/** The parts that an article and a lesson share. */
import { Check, Clock, Printer } from 'lucide-react'
import { useEffect, type ReactNode } from 'react'
import { Button } from '#web/ui/button.tsx'
import { tabTitle } from '#web/ui/messages.ts'
import { Tag } from '#web/ui/tag.tsx'
import { readingTexts } from './messages.ts'

/** Names the tab after what is read: the page's meta knows only the URL. */
export function useTitle(title: string): void {
  useEffect(() => {
    document.title = tabTitle(title)
  }, [title])
}

type ReadingHeaderProps = {
  eyebrow?: string
  title: string
  lead: string
  minutes: number
  /** before the reading time */
  topic?: ReactNode
  level?: string
  /** in the screen's language unless given */
  texts?: typeof readingTexts
}

/** The title and the lead of a text, its reading time, and a button that prints it. */
export function ReadingHeader(props: ReadingHeaderProps) {
  const { eyebrow, title, lead, minutes, topic, level, texts = readingTexts } = props
  return (
    <header>
      {eyebrow ? <p className="mb-2 text-small text-ink-2">{eyebrow}</p> : null}
      <h1>{title}</h1>
      <p className="mt-3 text-lead text-ink-2">{lead}</p>
      <div className="mt-4 flex flex-wrap items-center gap-x-4 gap-y-2 text-small text-ink-2">
        {topic}
        <span className="inline-flex items-center gap-1.5">
          <Clock size={16} aria-hidden="true" /> {texts.minutes(minutes)}
        </span>
        {level ? <span>{level}</span> : null}
        <Button
          variant="plain"
          size="small"
          className="-ml-2.5 sm:ml-auto print:hidden"
          onClick={() => window.print()}
        >
          <Printer size={16} aria-hidden="true" /> {texts.print}
        </Button>
      </div>
    </header>
  )
}

type ReadMarkProps = {
  /** that it is read, and when; null until it is */
  done: string | null
  /** what a press does */
  label: string
  isBusy: boolean
  onPress: () => void
}

/** Whether a text is read, and the button that changes it. */
export function ReadMark({ done, label, isBusy, onPress }: ReadMarkProps) {
  return (
    <div className="flex flex-wrap items-center gap-3">
      <span aria-live="polite" className="contents">
        {done === null ? null : (
          <Tag tone="good">
            <Check size={13} aria-hidden="true" /> {done}
          </Tag>
        )}
      </span>
      <Button variant={done === null ? 'primary' : 'plain'} busy={isBusy} onClick={onPress}>
        {label}
      </Button>
    </div>
  )
}
