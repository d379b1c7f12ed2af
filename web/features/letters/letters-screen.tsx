import { Link, useSearchParams } from 'react-router'
import type { Access } from '#engine/access/access.ts'
import { mayUse } from '#engine/access/features.ts'
import { paths } from '#web/paths.ts'
import { buttonClass } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { Tabs } from '#web/ui/tabs.tsx'
import { Tag } from '#web/ui/tag.tsx'
import { type CollectorLetter, collectorLetters } from '#contracts/money/letters.ts'
import { CasesPanel } from './cases/cases-panel.tsx'
import { CollectorForm } from './collector-form.tsx'
import { CollectorLetters, FreeHelp, LetterLimits } from './collector-letters.tsx'
import { DisputeCard } from './dispute-card.tsx'
import { DisputeGuide } from './dispute-guide.tsx'
import { disputeGuide } from './guide-messages.ts'
import { letterTexts, premiumTexts, screenTexts as texts } from './messages.ts'
import { SuedPanel } from './sued/sued-panel.tsx'

/** Letters to collectors (free), the dispute letter (Premium), being sued (free), and the person's own cases. */
export function LettersScreen({ access }: { access: Access }) {
  const { tab, kind, choose } = useLettersSearchParams()
  const collectors = kind ? (
    <CollectorForm key={kind} kind={kind} back={paths.letters} />
  ) : (
    <div className="grid grid-cols-1 gap-4 md:gap-6">
      <h2 className="sr-only">{texts.collectorLetters}</h2>
      <CollectorLetters placeOf={letterPath} />
    </div>
  )
  // On paper a letter is alone.
  const writesLetter = kind !== null || tab === 'dispute'
  return (
    <div className="grid grid-cols-1 gap-6 md:gap-8">
      <header className="max-w-text" {...(writesLetter && { 'data-no-print': true })}>
        <p className="mb-2 text-small text-ink-2">{texts.screen}</p>
        <h1>{texts.title}</h1>
        <p className="mt-3 text-lead text-ink-2">{texts.lead}</p>
      </header>
      <Tabs
        wide
        label={texts.screen}
        value={tab}
        onValueChange={choose}
        listClassName="print:hidden"
        tabs={[
          { value: 'collectors', label: texts.tabs.collectors, content: collectors },
          {
            value: 'dispute',
            label: texts.tabs.dispute,
            content: mayUse('dispute_letters', access) ? <DisputeCard /> : <DisputeOffer />,
          },
          { value: 'sued', label: texts.tabs.sued, content: <SuedPanel /> },
          { value: 'cases', label: texts.tabs.cases, content: <CasesPanel /> },
        ]}
      />
      {tab === 'collectors' && <LetterLimits />}
      <FreeHelp />
      <p className="text-tiny text-ink-3" data-no-print>
        {letterTexts.education}
      </p>
    </div>
  )
}

const sample = disputeGuide.sources.at(-1)?.url

/** The Premium offer, the free alternative, and the guide. */
function DisputeOffer() {
  return (
    <Card aria-labelledby="dispute-offer" className="md:p-6">
      <div className="grid grid-cols-1 gap-8 lg:grid-cols-2">
        <div className="grid content-start justify-items-start gap-3">
          <Tag tone="gold">{premiumTexts.tag}</Tag>
          <h2 id="dispute-offer">{premiumTexts.title}</h2>
          <p className="text-ink-2">{premiumTexts.text}</p>
          <a className="link inline-flex min-h-11 items-center" href={sample} rel="noreferrer">
            {premiumTexts.sample}
          </a>
          <p className="text-small text-ink-2">{premiumTexts.keep}</p>
          <Link to={paths.pricing} className={buttonClass({ variant: 'quiet' })}>
            {premiumTexts.upgrade}
          </Link>
        </div>
        <DisputeGuide />
      </div>
    </Card>
  )
}

const letterTabs = ['collectors', 'dispute', 'sued', 'cases'] as const
type LetterTab = (typeof letterTabs)[number]

/** Tab and letter, kept in the address so that back, reload and links keep the place. */
function useLettersSearchParams() {
  const [search, setSearch] = useSearchParams()
  const tab = letterTabs.find((one) => one === search.get('tab')) ?? 'collectors'
  const kind = collectorLetters.find((one) => one === search.get('letter')) ?? null
  const choose = (next: LetterTab) =>
    setSearch(next === 'collectors' ? {} : { tab: next }, { replace: true, preventScrollReset: true })
  return { tab, kind, choose }
}

/** The address of one letter to a collector. */
const letterPath = (kind: CollectorLetter) => `${paths.letters}?letter=${kind}`
