import { Monitor, Moon, Sun } from 'lucide-react'
import { useSyncExternalStore } from 'react'
import { createListeners } from '#web/listeners.ts'
import { TitledCard } from '#web/ui/card.tsx'
import { ChoiceGroup } from '#web/ui/fields/choice-group.tsx'
import { appearanceTexts as texts } from './messages.ts'

const themes = [
  { value: 'system', label: texts.system, picture: <Monitor size={17} aria-hidden="true" /> },
  { value: 'light', label: texts.light, picture: <Sun size={17} aria-hidden="true" /> },
  { value: 'dark', label: texts.dark, picture: <Moon size={17} aria-hidden="true" /> },
] as const

/** Light or dark, kept in this browser. */
export function AppearanceCard() {
  const theme = useThemeChoice()
  return (
    <TitledCard title={texts.title} lead={texts.lead}>
      <ChoiceGroup label={texts.theme} choices={themes} value={theme} onValueChange={chooseTheme} />
    </TitledCard>
  )
}

// public/theme.js reads the same key before the first paint, and the server the cookie of that name
const KEY = 'theme'
const COOKIE_SECONDS = 365 * 24 * 60 * 60

type ThemeChoice = 'system' | 'light' | 'dark'

const { subscribe, notify } = createListeners()

function read(): ThemeChoice {
  const theme = document.documentElement.dataset['theme']
  return theme === 'light' || theme === 'dark' ? theme : 'system'
}

/** Puts on a theme, and keeps the choice for this browser. */
function chooseTheme(theme: ThemeChoice): void {
  if (theme === 'system') delete document.documentElement.dataset['theme']
  else document.documentElement.dataset['theme'] = theme
  const age = theme === 'system' ? 0 : COOKIE_SECONDS
  document.cookie = `${KEY}=${theme}; Path=/; Max-Age=${age}; SameSite=Lax`
  try {
    if (theme === 'system') localStorage.removeItem(KEY)
    else localStorage.setItem(KEY, theme)
  } catch {
    // it holds until the page is left
  }
  notify()
}

function useThemeChoice(): ThemeChoice {
  return useSyncExternalStore(subscribe, read, () => 'system')
}
