import { useSyncExternalStore } from 'react'
import { createListeners } from '#web/listeners.ts'

// public/theme.js reads the same key before the first paint
const KEY = 'theme'

export type ThemeChoice = 'system' | 'light' | 'dark'

const { subscribe, notify } = createListeners()

function read(): ThemeChoice {
  const theme = document.documentElement.dataset['theme']
  return theme === 'light' || theme === 'dark' ? theme : 'system'
}

/** Puts on a theme, and keeps the choice for this browser. */
export function chooseTheme(theme: ThemeChoice): void {
  if (theme === 'system') delete document.documentElement.dataset['theme']
  else document.documentElement.dataset['theme'] = theme
  try {
    if (theme === 'system') localStorage.removeItem(KEY)
    else localStorage.setItem(KEY, theme)
  } catch {
    // it holds until the page is left
  }
  notify()
}

export function useThemeChoice(): ThemeChoice {
  return useSyncExternalStore(subscribe, read, () => 'system')
}
