import { classNames } from '#web/ui/class-names.ts'

/** A pale block in the shape of the content to come. Hidden from screen readers: label the group once with "Loading". */
export function Skeleton({ className }: { className?: string }) {
  return (
    <span
      aria-hidden="true"
      className={classNames(
        'block animate-[breathe_1.6s_ease-in-out_infinite] rounded-control bg-line/70',
        className,
      )}
    />
  )
}

type SkeletonRowsProps = {
  /** for screen readers: 'Loading your debts' */
  label: string
  /** the size of a block in classes, row by row; two to four in a row stand side by side where there is room */
  rows: readonly (string | readonly string[])[]
  className?: string
}

const columns: Record<number, string> = {
  2: 'md:grid-cols-2',
  3: 'sm:grid-cols-3',
  4: 'grid-cols-2 lg:grid-cols-4',
}

/** The shape of a screen or a part of it while it loads. */
export function SkeletonRows({ label, rows, className = 'gap-6' }: SkeletonRowsProps) {
  return (
    <div className={`grid grid-cols-1 ${className}`} aria-busy="true">
      <p className="sr-only">{label}</p>
      {rows.map((row, place) =>
        typeof row === 'string' ? (
          <Skeleton key={place} className={row} />
        ) : (
          <div key={place} className={`grid gap-4 ${columns[row.length] ?? ''}`}>
            {row.map((size, nth) => (
              <Skeleton key={nth} className={size} />
            ))}
          </div>
        ),
      )}
    </div>
  )
}

/** The eyebrow, the headline and the line below it, at the head of a screen. */
export const HEADER_ROWS = ['-mb-3 h-5 w-28', '-mb-3 h-11 w-full max-w-text', 'h-6 w-full max-w-md'] as const
