import type { ReactNode } from 'react'
import { classNames } from './class-names.ts'
import { sampleLabel } from './messages.ts'

export type TagTone = 'good' | 'gold' | 'warn' | 'sample' | 'plain'

const tones: Record<TagTone, string> = {
  good: 'bg-brand-soft text-brand-deep',
  gold: 'bg-gold-soft text-gold-ink',
  warn: 'bg-warn-soft text-warn',
  sample: 'border border-dashed border-field text-ink-3',
  plain: 'bg-sunken text-ink-2',
}

/** A word or two about the thing next to it. The word carries the meaning; the color only helps. */
export function Tag({
  tone = 'plain',
  className,
  children,
}: {
  tone?: TagTone
  className?: string
  children: ReactNode
}) {
  return (
    <span
      className={classNames(
        'inline-flex items-center gap-1.5 rounded-tag px-2 py-1.25 align-middle text-micro leading-none font-[560] whitespace-nowrap forced-colors:border',
        tones[tone],
        className,
      )}
    >
      {children}
    </span>
  )
}

/** Marks every figure that is not the person's own (reading 2). */
export function SampleTag() {
  return <Tag tone="sample">{sampleLabel}</Tag>
}
