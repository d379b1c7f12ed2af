import { colorOf, iconOf } from './category-appearance.ts'

/** A category's icon in its color; its name stands beside it. */
export function CategoryMark({ icon, color }: { icon: string | null; color: string | null }) {
  const { Icon } = iconOf(icon)
  const look = colorOf(color)
  return (
    <span className="grid size-10 shrink-0 place-items-center rounded-control bg-sunken">
      <Icon
        size={20}
        aria-hidden="true"
        className={look.className}
        {...(look.color ? { color: look.color } : {})}
      />
    </span>
  )
}
