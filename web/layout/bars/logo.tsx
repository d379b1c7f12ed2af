import { BRAND } from './messages.ts'

/** The mark: a line that rises over and falls to nothing, and a sun above it. */
export function LogoMark({ size = 26 }: { size?: number }) {
  return (
    <svg width={size} height={size} viewBox="0 0 26 26" aria-hidden="true" className="shrink-0">
      <circle cx="13" cy="13" r="12" fill="var(--brand)" />
      <path
        d="M5 17.5c4 0 5.2-8.6 8-8.6s4 8.6 8 8.6"
        fill="none"
        stroke="var(--brand-ink)"
        strokeWidth="2.2"
        strokeLinecap="round"
      />
      <circle cx="13" cy="8.6" r="2.1" fill="var(--gold)" />
    </svg>
  )
}

export function Logo() {
  return (
    <span className="inline-flex items-center gap-2.5 font-display text-[1.25rem] leading-none font-[600] text-ink">
      <LogoMark />
      {BRAND}
    </span>
  )
}
