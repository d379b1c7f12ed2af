import type { LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'
import { Card } from '#web/ui/card.tsx'

type EmptyStateProps = {
  icon?: LucideIcon
  title: string
  text: string
  heading?: 'h2' | 'h3'
  /** inside a card: smaller, without a frame */
  isInset?: boolean
  /** the one way to start: a button or a link */
  children?: ReactNode
}

/** Nothing here yet: what will be here, and how to start. */
export function EmptyState(props: EmptyStateProps) {
  const { icon: Icon, title, text, isInset = false, heading: Title = isInset ? 'h3' : 'h2', children } = props
  const Frame = isInset ? 'div' : Card
  return (
    <Frame
      className={`grid justify-items-center text-center ${isInset ? 'flex-1 content-center gap-1 py-6' : 'gap-3 px-6 py-14'}`}
    >
      {Icon ? (
        <span className="grid size-14 place-items-center rounded-full bg-brand-soft text-brand-deep">
          <Icon size={28} aria-hidden="true" />
        </span>
      ) : null}
      <Title className={isInset ? '' : 'mt-1 text-h2'}>{title}</Title>
      <p className={isInset ? 'max-w-[40ch] text-small text-ink-2' : 'max-w-[46ch] text-ink-2'}>{text}</p>
      {children ? <div className="mt-3">{children}</div> : null}
    </Frame>
  )
}
