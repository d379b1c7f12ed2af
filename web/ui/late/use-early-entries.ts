import { useEffect, useRef, type RefObject } from 'react'

type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement

const fields = 'input:not([type=checkbox], [type=radio], [type=file]), select, textarea'
const controls = 'button, input, label, summary, a[href]:not([target], [download])'

/**
 * Keeps the last press, by a pointer or an arrow key, and what is entered, in a part that nobody can hear yet, and
 * repeats it once the part `hasArrived`. `onEntry` hears each.
 */
export function useEarlyEntries(
  place: RefObject<HTMLElement | null>,
  { hasArrived, onEntry }: { hasArrived: boolean; onEntry: () => void },
): void {
  const press = useRef<() => void>(null)
  // React sets a field back when it takes it over.
  const entered = useRef(new Map<Field, string>())
  useEffect(() => {
    if (hasArrived) return repeat(entered.current, press.current)
    const inPlace = <Found extends Element>({ target }: Event, selector: string) =>
      target instanceof Element && place.current?.contains(target) ? target.closest<Found>(selector) : null
    const hold = (event: Event, again: () => void) => {
      event.preventDefault()
      // Nor may React hear it, which may have come just now.
      event.stopPropagation()
      press.current = again
      onEntry()
    }
    const click = (event: MouseEvent) => {
      const control = inPlace<HTMLElement>(event, controls)
      if (control && !(control.matches('a') && leadsElsewhere(event))) hold(event, () => control.click())
    }
    // Tabs and the handles of rows are moved by arrow keys.
    const key = (event: KeyboardEvent) => {
      // A browser that fills in a form sends events of this name without a key.
      const isArrow = event instanceof KeyboardEvent && event.key.startsWith('Arrow')
      const control = isArrow ? inPlace<HTMLElement>(event, 'button') : null
      const { key: pressed, bubbles } = event
      if (control)
        hold(event, () => control.dispatchEvent(new KeyboardEvent('keydown', { key: pressed, bubbles })))
    }
    const keep = (field: Field) => {
      entered.current.set(field, field.value)
      onEntry()
    }
    const hear = (event: Event) => {
      const field = inPlace<Field>(event, fields)
      if (field) keep(field)
    }
    // what was typed before any script was there
    for (const field of place.current?.querySelectorAll<Field>(fields) ?? [])
      if (isChanged(field)) keep(field)
    // before React's own, which would find nobody to tell
    window.addEventListener('click', click, true)
    window.addEventListener('keydown', key, true)
    window.addEventListener('input', hear, true)
    return () => {
      window.removeEventListener('click', click, true)
      window.removeEventListener('keydown', key, true)
      window.removeEventListener('input', hear, true)
    }
  }, [place, hasArrived, onEntry])
}

/** A link that is to open in another tab or window. */
const leadsElsewhere = (event: MouseEvent) =>
  event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey

/** A slider is left out: the browser itself moves its value to the nearest step. */
const isChanged = (field: Field) =>
  field instanceof HTMLSelectElement
    ? [...field.options].some((option) => option.selected !== option.defaultSelected)
    : field.type !== 'range' && field.value !== field.defaultValue

function repeat(entered: ReadonlyMap<Field, string>, press: (() => void) | null): void {
  for (const [field, value] of entered) enter(field, value)
  // once React has drawn what was entered
  if (press) setTimeout(press)
}

/** Enters a value as a person would; React hears only what differs from what it saw last. */
function enter(field: Field, value: string): void {
  const set = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set
  for (const next of ['', value]) {
    set?.call(field, next)
    field.dispatchEvent(new Event('input', { bubbles: true }))
  }
  field.dispatchEvent(new Event('change', { bubbles: true }))
}
