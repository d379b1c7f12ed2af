/**
 * How this person wants amounts, dates and times written (reading 19). It is set by the app shell before a screen
 * is drawn; every formatter of this folder reads it, so no screen passes it along. Public pages keep the defaults.
 */
import { currencies, dateFormats } from '#engine/money/format.ts'
import { createListeners } from '#web/listeners.ts'
import { currentDrawing, defaultFormats, ownDrawing, type Formats } from './drawing.ts'

const listeners = createListeners()

function change(next: Formats): void {
  ownDrawing.formats = next
  listeners.notify()
}

export const formatsStore = {
  read: (): Formats => currentDrawing().formats,
  subscribe: listeners.subscribe,
  /** Sets the formats from now on; the same choice again notifies nobody. */
  set({ currency, dateFormat, timezone }: Formats): void {
    if (formatsKey({ currency, dateFormat, timezone }) === formatsKey(ownDrawing.formats)) return
    change({ currency, dateFormat, timezone })
  },
  /** Back to the defaults. */
  reset(): void {
    if (ownDrawing.formats !== defaultFormats) change(defaultFormats)
  },
}

/** The same text for the same choice. */
export function formatsKey({ currency, dateFormat, timezone }: Formats): string {
  return `${currency} ${dateFormat} ${timezone}`
}

/** Formats out of what was kept as text; null when it cannot be read. */
export function parseFormats(text: string | null): Formats | null {
  try {
    const kept = JSON.parse(text ?? 'null') as Partial<Record<keyof Formats, unknown>> | null
    const currency = currencies.find((one) => one === kept?.currency)
    const dateFormat = dateFormats.find((one) => one === kept?.dateFormat)
    if (!currency || !dateFormat || typeof kept?.timezone !== 'string') return null
    return { currency, dateFormat, timezone: kept.timezone }
  } catch {
    return null
  }
}
