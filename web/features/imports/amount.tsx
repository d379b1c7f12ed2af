import { formatCents } from '#web/format/money.ts'

/** Money out as it is, money in with its sign and in words for those who do not see the colour. */
export function Amount({ cents }: { cents: number }) {
  const isIn = cents < 0
  return (
    <p className={`shrink-0 tabular-nums md:text-right ${isIn ? 'text-brand' : ''}`}>
      {isIn && <span className="sr-only">Money in: </span>}
      {isIn ? '+' : ''}
      {formatCents(Math.abs(cents))}
    </p>
  )
}
