import { Check } from 'lucide-react'
import { classNames } from '#web/ui/class-names.ts'

/** Short lines, each with a tick. */
export function CheckList({ items, className }: { items: readonly string[]; className?: string }) {
  return (
    <ul className={classNames('grid gap-2.5 text-small', className)}>
      {items.map((item) => (
        <li key={item} className="flex gap-2.5">
          <Check size={16} strokeWidth={2.25} aria-hidden="true" className="mt-0.5 shrink-0 text-brand" />
          {item}
        </li>
      ))}
    </ul>
  )
}
