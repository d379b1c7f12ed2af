import { classNames } from './class-names.ts'

type ProgressBarProps = {
  /** 0 to 100; more is drawn full (spec 9) */
  percent: number
  /** what progresses, for screen readers: "Store card paid" */
  label: string
  tone?: 'brand' | 'gold' | 'warn' | 'danger'
  onJubilee?: boolean
  className?: string
}

const fills = { brand: 'fill-brand', gold: 'fill-gold', warn: 'fill-warn', danger: 'fill-danger' }

/** Drawn as a picture, so that its width needs no style attribute. */
export function ProgressBar({ percent, label, tone = 'brand', onJubilee, className }: ProgressBarProps) {
  const shown = Math.min(100, Math.max(0, Number.isFinite(percent) ? percent : 0))
  return (
    <div
      className={classNames(
        'h-2 overflow-hidden rounded-full forced-colors:border',
        onJubilee ? 'bg-jubilee-ink/18' : 'bg-sunken',
        className,
      )}
    >
      <progress className="sr-only" aria-label={label} value={shown} max={100} />
      <svg className="block size-full" aria-hidden="true">
        <rect
          width={`${shown}%`}
          height="100%"
          rx="4"
          className={onJubilee ? 'fill-jubilee-gold' : fills[tone]}
        />
      </svg>
    </div>
  )
}
