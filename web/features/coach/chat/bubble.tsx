import type { ReactNode } from 'react'
import { classNames } from '#web/ui/class-names.ts'
import { chatTexts } from '../messages.ts'

type BubbleProps = {
  who: 'you' | 'coach'
  /** a crisis answer has its own look */
  isHelp?: boolean
  children: ReactNode
}

/** One message, with the speaker's name for screen readers. */
export function Bubble({ who, isHelp = false, children }: BubbleProps) {
  const isYou = who === 'you'
  return (
    <div
      {...(isYou ? { 'data-question': '' } : {})}
      className={classNames(
        'mb-3 w-fit max-w-full rounded-card px-3.5 py-2.5',
        isYou && 'ml-auto bg-brand-soft text-brand-deep max-w-[88%]',
        !isYou && (isHelp ? 'border-2 border-brand bg-raised' : 'border border-line bg-paper'),
      )}
    >
      <span className="sr-only">{isYou ? chatTexts.you : chatTexts.coach}: </span>
      {children}
    </div>
  )
}
