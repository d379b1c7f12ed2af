import { colorOf, iconOf } from './category-appearance.ts'

type CategoryMarkProps = { icon: string | null; color: string | null; isSmall?: boolean }

/** A category's icon in its color; its name stands beside it. */
export function CategoryMark({ icon, color, isSmall = false }: CategoryMarkProps) {
  const { Icon } = iconOf(icon)
  const look = colorOf(color)
  return (
    <span
      className={`grid shrink-0 place-items-center rounded-control bg-sunken ${isSmall ? 'size-8' : 'size-10'}`}
    >
      <Icon
        size={isSmall ? 18 : 20}
        aria-hidden="true"
        className={look.className}
        {...(look.color ? { color: look.color } : {})}
      />
    </span>
  )
}
