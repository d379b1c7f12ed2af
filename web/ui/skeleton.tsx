import { classNames } from './class-names.ts'

/** A pale block in the shape of what is coming. Hidden from screen readers: say "Loading" once beside the group. */
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
