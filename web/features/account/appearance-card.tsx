import { Monitor, Moon, Sun } from 'lucide-react'
import { TitledCard } from '#web/ui/card.tsx'
import { ChoiceGroup } from '#web/ui/fields/choice-group.tsx'
import { chooseTheme, useThemeChoice } from './theme-choice.ts'

const themes = [
  { value: 'system', label: 'System', picture: <Monitor size={17} aria-hidden="true" /> },
  { value: 'light', label: 'Light', picture: <Sun size={17} aria-hidden="true" /> },
  { value: 'dark', label: 'Dark', picture: <Moon size={17} aria-hidden="true" /> },
] as const

/** Light or dark, kept in this browser. */
export function AppearanceCard() {
  const theme = useThemeChoice()
  return (
    <TitledCard title="Appearance" lead="Kept on this device.">
      <ChoiceGroup label="Theme" choices={themes} value={theme} onValueChange={chooseTheme} />
    </TitledCard>
  )
}
