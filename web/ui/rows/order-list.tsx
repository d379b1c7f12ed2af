import { ArrowDown, ArrowUp, GripVertical, type LucideIcon } from 'lucide-react'
import { useLayoutEffect, useRef, useState, type KeyboardEvent, type ReactNode } from 'react'
import { Button } from '#web/ui/button.tsx'
import { classNames } from '#web/ui/class-names.ts'
import { orderMessages as messages } from './order-messages.ts'

export type OrderedItem = { id: string; name: string; mark?: ReactNode }

type OrderListProps = {
  label: string
  items: readonly OrderedItem[]
  /** puts an item at another place of the list, counted from 0 */
  onMove: (id: string, to: number) => void
}

/**
 * A list in an order of a person's own: each row has a handle to drag it by, or to move it with the arrow keys, and a step
 * up and a step down. The focus stays on what was pressed, and the new place is announced.
 */
export function OrderList({ label, items, onMove }: OrderListProps) {
  const list = useRef<HTMLUListElement>(null)
  const pressed = useRef<{ id: string; control: Control } | null>(null)
  const [dragged, setDragged] = useState<Place | null>(null)
  const [said, setSaid] = useState('')
  const shown = dragged ? placed(items, dragged) : items
  // A row that moves in the document loses the focus: it comes back once the new order is drawn.
  useLayoutEffect(() => {
    const from = pressed.current
    if (!from || document.activeElement !== document.body || items.length === 0) return
    const row = list.current?.querySelector(`[data-item="${CSS.escape(from.id)}"]`)
    row?.querySelector<HTMLElement>(`[data-control="${from.control}"]`)?.focus()
  }, [items])
  function place({ id, name }: OrderedItem, to: number, control: Control): void {
    if (to < 0 || to >= items.length || items[to]?.id === id) return
    pressed.current = { id, control }
    setSaid(messages.placed(name, to + 1, items.length))
    onMove(id, to)
  }
  function drop(item: OrderedItem): void {
    if (dragged) place(item, dragged.to, 'handle')
    setDragged(null)
  }
  return (
    <>
      <ul
        ref={list}
        aria-label={label}
        className="divide-y divide-line rounded-card border border-line bg-raised"
      >
        {shown.map((item, at) => (
          <li
            key={item.id}
            data-item={item.id}
            className={classNames(
              'flex items-center gap-2 py-1.5 pr-2 pl-1',
              dragged?.id === item.id && 'bg-sunken',
            )}
          >
            <Handle
              name={messages.drag(item.name)}
              onDrag={(clientY) => setDragged({ id: item.id, to: placeAt(list.current, clientY) ?? at })}
              onDrop={() => drop(item)}
              onCancel={() => setDragged(null)}
              onStep={(by) => place(item, at + by, 'handle')}
            />
            {item.mark}
            <span className="min-w-0 flex-1 font-[560] wrap-anywhere">{item.name}</span>
            <Step
              control="up"
              name={messages.up(item.name)}
              Icon={ArrowUp}
              onStep={at === 0 ? null : () => place(item, at - 1, 'up')}
            />
            <Step
              control="down"
              name={messages.down(item.name)}
              Icon={ArrowDown}
              onStep={at === items.length - 1 ? null : () => place(item, at + 1, 'down')}
            />
          </li>
        ))}
      </ul>
      <output className="sr-only">{said}</output>
    </>
  )
}

type Control = 'handle' | 'up' | 'down'
type Place = { id: string; to: number }

function placed(items: readonly OrderedItem[], { id, to }: Place): OrderedItem[] {
  const item = items.find((one) => one.id === id)
  const rest = items.filter((one) => one.id !== id)
  return item ? rest.toSpliced(to, 0, item) : rest
}

/** The place in the list that a pointer is over; above or below it the first or the last. */
function placeAt(list: HTMLElement | null, clientY: number): number | null {
  const rows = [...(list?.children ?? [])].map((row) => row.getBoundingClientRect())
  const at = rows.findIndex(({ bottom }) => clientY < bottom)
  return rows.length === 0 ? null : at < 0 ? rows.length - 1 : at
}

type HandleProps = {
  name: string
  /** where the pointer that drags it is */
  onDrag: (clientY: number) => void
  onDrop: () => void
  onCancel: () => void
  /** an arrow key: -1 up, 1 down */
  onStep: (by: number) => void
}

function Handle({ name, onDrag, onDrop, onCancel, onStep }: HandleProps) {
  const isHeld = useRef(false)
  function step(event: KeyboardEvent): void {
    const by = { ArrowUp: -1, ArrowDown: 1 }[event.key]
    if (by === undefined) return
    event.preventDefault()
    onStep(by)
  }
  function release(then: () => void): void {
    if (isHeld.current) then()
    isHeld.current = false
  }
  return (
    <button
      type="button"
      data-control="handle"
      aria-label={name}
      className="grid size-11 shrink-0 cursor-grab touch-none place-items-center rounded-control text-ink-3 hover:bg-sunken hover:text-ink active:cursor-grabbing"
      onPointerDown={(event) => {
        event.currentTarget.setPointerCapture(event.pointerId)
        isHeld.current = true
      }}
      onPointerMove={(event) => isHeld.current && onDrag(event.clientY)}
      onPointerUp={() => release(onDrop)}
      onPointerCancel={() => release(onCancel)}
      onKeyDown={step}
    >
      <GripVertical size={20} aria-hidden="true" />
    </button>
  )
}

type StepProps = { control: Control; name: string; Icon: LucideIcon; onStep: (() => void) | null }

/** At the end of the list a step is marked as disabled and does nothing; it keeps the focus. */
function Step({ control, name, Icon, onStep }: StepProps) {
  return (
    <Button
      variant="plain"
      size="small"
      className="w-11 shrink-0 px-0!"
      data-control={control}
      aria-label={name}
      aria-disabled={onStep === null}
      onClick={() => onStep?.()}
    >
      <Icon size={20} aria-hidden="true" />
    </Button>
  )
}
