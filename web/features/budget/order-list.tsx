import { ArrowDown, ArrowUp } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { Button } from '#web/ui/button.tsx'
import type { CategoryLine } from './budget-view.ts'
import { CategoryMark } from './category-mark.tsx'
import { useMoveCategory } from './use-move-category.ts'

type Direction = 'up' | 'down'

/** The categories in a short list, each with a step up and a step down. The focus stays on the step that was pressed. */
export function OrderList({ lines }: { lines: readonly CategoryLine[] }) {
  const move = useMoveCategory()
  const list = useRef<HTMLUListElement>(null)
  const pressed = useRef<{ id: string; direction: Direction; isFollowed: boolean } | null>(null)
  // A row that moves in the document loses the focus: it comes back once the new order is drawn.
  useEffect(() => {
    if (!pressed.current) return
    const { id, direction, isFollowed } = pressed.current
    if (isFollowed && document.activeElement !== document.body) return
    pressed.current.isFollowed = true
    const at = lines.findIndex(({ category }) => category.id === id)
    const isAtEnd = direction === 'up' ? at === 0 : at === lines.length - 1
    const isUp = (direction === 'up') !== isAtEnd
    const steps = list.current?.querySelectorAll<HTMLButtonElement>(`[data-category="${id}"] button`)
    steps?.[isUp ? 0 : 1]?.focus()
  }, [lines])
  // The whole list counts, with what is not shown here.
  const placeOf = (at: number) => lines[at]?.position ?? 0
  const step = (id: string, position: number, direction: Direction) => {
    pressed.current = { id, direction, isFollowed: false }
    void move({ id, position })
  }
  return (
    <ul ref={list} className="divide-y divide-line rounded-card border border-line bg-raised">
      {lines.map(({ category }, at) => (
        <li key={category.id} data-category={category.id} className="flex items-center gap-3 px-4 py-2">
          <CategoryMark icon={category.icon} color={category.color} />
          <span className="min-w-0 flex-1 font-[560] break-words">{category.name}</span>
          <Button
            variant="plain"
            size="small"
            className="w-11 px-0!"
            aria-label={`Move ${category.name} up`}
            disabled={at === 0}
            onClick={() => step(category.id, placeOf(at - 1), 'up')}
          >
            <ArrowUp size={20} aria-hidden="true" />
          </Button>
          <Button
            variant="plain"
            size="small"
            className="w-11 px-0!"
            aria-label={`Move ${category.name} down`}
            disabled={at === lines.length - 1}
            onClick={() => step(category.id, placeOf(at + 1), 'down')}
          >
            <ArrowDown size={20} aria-hidden="true" />
          </Button>
        </li>
      ))}
    </ul>
  )
}
