import { useSyncExternalStore } from 'react'
import type { Formats } from './drawing.ts'
import { formatsStore } from './formats.ts'

/**
 * The person's formats, for components that render again the moment they change. A screen needs this only where formats
 * are chosen; everywhere else the shell draws the screen again.
 */
export function useFormats(): Formats {
  return useSyncExternalStore(formatsStore.subscribe, formatsStore.read, formatsStore.read)
}
