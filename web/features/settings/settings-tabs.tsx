import type { ReactNode } from 'react'
import { SelectField } from '#web/ui/fields/field.tsx'
import { Tabs } from '#web/ui/tabs.tsx'
import { useSearchChoice } from '#web/ui/use-search-param.ts'
import { tabTexts } from './messages.ts'

// spec 2; the first is the default
const settingsTabs = [
  'account',
  'security',
  'connected',
  'display',
  'billing',
  'notifications',
  'privacy',
] as const
export type SettingsTab = (typeof settingsTabs)[number]

type SettingsTabsProps = { renderTab: (tab: SettingsTab) => ReactNode }

/** Seven tabs side by side from a tablet up; on a phone, and where text is large, a list to choose from. */
export function SettingsTabs({ renderTab }: SettingsTabsProps) {
  const [tab, choose] = useSearchChoice('tab', settingsTabs)
  return (
    <>
      <div className="md:hidden">
        <SelectField
          name="section"
          label={tabTexts.section}
          options={settingsTabs.map((value) => ({ value, label: tabTexts.names[value] }))}
          value={tab}
          // The options are the tabs.
          onValueChange={(next) => choose(next as SettingsTab)}
        />
      </div>
      <Tabs
        label={tabTexts.settings}
        listClassName="max-md:hidden"
        panelClassName="max-md:mt-0"
        value={tab}
        onValueChange={choose}
        tabs={settingsTabs.map((value) => ({
          value,
          label: tabTexts.names[value],
          content: value === tab ? renderTab(value) : null,
        }))}
      />
    </>
  )
}
