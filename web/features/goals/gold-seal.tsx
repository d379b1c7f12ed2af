/** A golden ring with a check: something was reached. Decoration; the words stand beside it. */
export function GoldSeal({ size, onJubilee = false }: { size: number; onJubilee?: boolean }) {
  return (
    <svg
      viewBox="0 0 48 48"
      width={size}
      height={size}
      aria-hidden="true"
      className={`shrink-0 ${onJubilee ? 'text-jubilee-gold' : 'text-gold'}`}
    >
      <circle cx="24" cy="24" r="21.5" fill="none" stroke="currentColor" strokeWidth="3" />
      <path
        d="M15 24.5l6.5 6.5L33.5 18"
        fill="none"
        stroke="currentColor"
        strokeWidth="3.5"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </svg>
  )
}
