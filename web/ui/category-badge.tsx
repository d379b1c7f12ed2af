import { classNames } from './class-names.ts'
import { topicNames } from './messages.ts'

// spec 3: each of these has its own colour, any other name is neutral
const colours: Readonly<Record<string, string>> = {
  credit: 'bg-info-soft text-info',
  debt: 'bg-danger-soft text-danger',
  savings: 'bg-brand-soft text-brand-deep',
  budgeting: 'bg-teal-soft text-teal',
  negotiation: 'bg-warn-soft text-warn',
  consolidation: 'bg-plum-soft text-plum',
  income: 'bg-gold-soft text-gold-ink',
  motivation: 'bg-olive-soft text-olive',
}

/** The pair of colours of a topic; names that are not known are neutral. */
export function topicColours(category: string): string {
  return colours[category] ?? 'bg-sunken text-ink-2'
}

type CategoryBadgeProps = { category: string; label?: string; className?: string }

/** The topic of an article, in a color of its own. The word carries the meaning; the color only helps. */
export function CategoryBadge({ category, label = categoryLabel(category), className }: CategoryBadgeProps) {
  return (
    <span
      className={classNames(
        'inline-flex items-center rounded-tag px-2 py-1.25 align-middle text-micro leading-none font-[560] whitespace-nowrap forced-colors:border print:bg-transparent print:px-0 print:text-ink',
        topicColours(category),
        className,
      )}
    >
      {label}
    </span>
  )
}

/** 'debt' as 'Debt', for badges and lists of topics; a name that is not known as it is, with a capital. */
export function categoryLabel(category: string): string {
  return topicNames[category] ?? category.charAt(0).toUpperCase() + category.slice(1)
}
