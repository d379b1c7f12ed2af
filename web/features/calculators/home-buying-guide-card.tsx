import { Tabs } from '#web/ui/tabs.tsx'
import { CalculatorCard } from './calculator-card.tsx'
import { HomeAffordability } from './home-affordability.tsx'
import { HomeLearn } from './home-learn.tsx'
import { homeTexts } from './messages.ts'
import { useTab } from './use-tab.ts'

/** What home fits, and what to know before looking for one. */
export function HomeBuyingGuideCard() {
  const [tab, setTab] = useTab('home', ['affordability', 'learn'])
  return (
    <CalculatorCard title={homeTexts.title} intro={homeTexts.intro}>
      <Tabs
        label={homeTexts.title}
        value={tab}
        onValueChange={setTab}
        tabs={[
          { value: 'affordability', label: 'Affordability', content: <HomeAffordability /> },
          { value: 'learn', label: 'Learn', content: <HomeLearn /> },
        ]}
      />
    </CalculatorCard>
  )
}
