import type { LucideIcon } from 'lucide-react'
import { Button } from './button.tsx'

type CardActionProps = {
  name: string
  label: string
  icon: LucideIcon
  className?: string
  onPress: () => void
}

/** A quiet action at the foot of a card: its icon on a phone, its word from a tablet up. */
export function CardAction({ name, label, icon: Icon, className = '', onPress }: CardActionProps) {
  return (
    <Button
      variant="plain"
      size="small"
      className={`min-w-11 max-sm:w-11 max-sm:px-0 ${className}`}
      aria-label={label}
      onClick={onPress}
    >
      <Icon size={18} aria-hidden="true" className="sm:hidden" />
      <span className="max-sm:sr-only">{name}</span>
    </Button>
  )
}
