import { ArrowDown, ArrowUp, type LucideIcon } from 'lucide-react'
import { useLayoutEffect, useRef } from 'react'
import { Button } from '#web/ui/button.tsx'
import type { CategoryLine } from '../budget-view.ts'
import { CategoryMark } from './category-mark.tsx'
import { useMoveCategory, type Direction } from './use-move-category.ts'

/** The categories in a short list, each with a step up and a step down. The focus stays on the step that was pressed. */
export function OrderList({ lines, month }: { lines: readonly CategoryLine[]; month: string }) {
  const move = useMoveCategory(month)
  const list = useRef<HTMLUListElement>(null)
  const pressed = useRef<{ id: string; direction: Direction } | null>(null)
  // A row that moves in the document loses the focus: it comes back once the new order is drawn.
  useLayoutEffect(() => {
    const step = pressed.current
    if (!step || document.activeElement !== document.body || lines.length === 0) return
    const steps = list.current?.querySelectorAll<HTMLButtonElement>(`[data-category="${step.id}"] button`)
    steps?.[step.direction === 'up' ? 0 : 1]?.focus()
  }, [lines])
  const step = (id: string, direction: Direction) => {
    pressed.current = { id, direction }
    move(id, direction)
  }
  return (
    <ul ref={list} className="divide-y divide-line rounded-card border border-line bg-raised">
      {lines.map(({ category }, at) => (
        <li key={category.id} data-category={category.id} className="flex items-center gap-3 px-4 py-2">
          <CategoryMark icon={category.icon} color={category.color} />
          <span className="min-w-0 flex-1 font-[560] break-words">{category.name}</span>
          <Step
            name={`Move ${category.name} up`}
            Icon={ArrowUp}
            onStep={at === 0 ? null : () => step(category.id, 'up')}
          />
          <Step
            name={`Move ${category.name} down`}
            Icon={ArrowDown}
            onStep={at === lines.length - 1 ? null : () => step(category.id, 'down')}
          />
        </li>
      ))}
    </ul>
  )
}

type StepProps = { name: string; Icon: LucideIcon; onStep: (() => void) | null }

/** At the end of the list a step is marked as disabled and does nothing; it keeps the focus. */
function Step({ name, Icon, onStep }: StepProps) {
  return (
    <Button
      variant="plain"
      size="small"
      className="w-11 px-0!"
      aria-label={name}
      aria-disabled={onStep === null}
      onClick={() => onStep?.()}
    >
      <Icon size={20} aria-hidden="true" />
    </Button>
  )
}
