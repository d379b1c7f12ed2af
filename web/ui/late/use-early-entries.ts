import { useEffect, useRef, type RefObject } from 'react'

type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement

const fields = 'input:not([type=checkbox], [type=radio], [type=file]), select, textarea'
const controls = 'button, input, label, summary, a[href]:not([target], [download])'

/**
 * Keeps the last press, and what is entered, in a part that nobody can hear yet, and repeats it once the part
 * `hasArrived`. `onEntry` is told of each.
 */
export function useEarlyEntries(
  place: RefObject<HTMLElement | null>,
  { hasArrived, onEntry }: { hasArrived: boolean; onEntry: () => void },
): void {
  const pressed = useRef<HTMLElement>(null)
  // React sets a field back when it takes it over.
  const entered = useRef(new Map<Field, string>())
  useEffect(() => {
    if (hasArrived) return repeat(entered.current, pressed.current)
    const inPlace = <Found extends Element>({ target }: Event, selector: string) =>
      target instanceof Element && place.current?.contains(target) ? target.closest<Found>(selector) : null
    const press = (event: MouseEvent) => {
      const control = inPlace<HTMLElement>(event, controls)
      if (!control || (control.matches('a') && leadsElsewhere(event))) return
      event.preventDefault()
      // Nor may React hear it, which may have come just now.
      event.stopPropagation()
      pressed.current = control
      onEntry()
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
    window.addEventListener('click', press, true)
    window.addEventListener('input', hear, true)
    return () => {
      window.removeEventListener('click', press, true)
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

function repeat(entered: ReadonlyMap<Field, string>, pressed: HTMLElement | null): void {
  for (const [field, value] of entered) enter(field, value)
  // once React has drawn what was entered
  if (pressed) setTimeout(() => pressed.click())
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
