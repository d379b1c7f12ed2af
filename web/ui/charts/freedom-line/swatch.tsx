import { lookOf } from './series.ts'

/** The colour and texture of a series, as a small key beside its name. */
export function Swatch({ slot }: { slot: number }) {
  const { colour, texture } = lookOf(slot)
  return (
    <svg
      width="12"
      height="12"
      viewBox="0 0 12 12"
      aria-hidden="true"
      className="shrink-0 [print-color-adjust:exact]"
    >
      <rect width="12" height="12" rx="3" fill={colour} />
      {texture === 'stripes' && (
        <path d="M1 7L7 1M3 11L11 3" stroke="var(--raised)" strokeWidth="1.6" fill="none" />
      )}
      {texture === 'dots' && (
        <g fill="var(--raised)">
          <circle cx="4" cy="4" r="1.3" />
          <circle cx="8" cy="8" r="1.3" />
        </g>
      )}
    </svg>
  )
}
