import { ExternalLink } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { useLocation, useSearchParams } from 'react-router'
import { formatDate } from '#web/format/dates.ts'
import { Card } from '#web/ui/card.tsx'
import { ChoiceGroup } from '#web/ui/fields/choice-group.tsx'
import { NewTabLink } from '#web/ui/new-tab-link.tsx'
import { incomeCatalogue } from './catalogue-messages.ts'
import { groupOfId, incomeGroups, type IncomePlatform } from './match-groups.ts'
import { catalogueTexts } from './messages.ts'

const choices = incomeGroups.map((group) => ({ value: group.id, label: group.name }))

/** Six groups of places to earn; the chosen one is in the URL. */
export function Catalogue() {
  const [params, setParams] = useSearchParams()
  const group = groupOfId(params.get('group'))
  const title = useArrival()
  return (
    <section id="catalogue" aria-labelledby="catalogue-title" className="scroll-mt-24">
      <h2 id="catalogue-title" ref={title} tabIndex={-1} className="text-h1 outline-none">
        {catalogueTexts.title}
      </h2>
      <p className="mt-2 mb-5 max-w-text text-ink-2">{catalogueTexts.lead}</p>
      <ChoiceGroup
        label={catalogueTexts.group}
        choices={choices}
        value={group.id}
        onValueChange={(id) => setParams({ group: id }, { replace: true, preventScrollReset: true })}
      />
      <p className="mt-5 max-w-text text-small text-ink-2">
        {group.summary} {group.firstMoney}
      </p>
      <ul aria-label={group.name} className="mt-4 grid grid-cols-1 gap-4 md:grid-cols-2 md:gap-6">
        {group.platforms.map((platform) => (
          <PlatformCard key={platform.id} platform={platform} />
        ))}
      </ul>
      <footer className="mt-6 grid max-w-[72ch] gap-3 text-tiny text-ink-3">
        <p>{catalogueTexts.checked(formatDate(incomeCatalogue.readOn))}</p>
        <p>
          <strong className="text-ink-2">{catalogueTexts.doWeEarn}</strong> {incomeCatalogue.affiliate.text}
        </p>
      </footer>
    </section>
  )
}

/** A link to the catalogue brings the focus along, so that the next Tab goes on from there. */
function useArrival() {
  const location = useLocation()
  const title = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (location.hash !== '#catalogue') return
    title.current?.scrollIntoView({ block: 'start' })
    title.current?.focus({ preventScroll: true })
  }, [location])
  return title
}

function PlatformCard({ platform }: { platform: IncomePlatform }) {
  return (
    <Card as="li" className="flex flex-col md:p-6">
      <h3>{platform.name}</h3>
      <p className="mt-1 mb-4 text-small text-ink-2">{platform.about}</p>
      <dl className="mb-4 grid gap-3 text-small sm:grid-cols-[5.5rem_1fr] sm:gap-x-4">
        <Fact name={catalogueTexts.takes} text={platform.takes} />
        <Fact name={catalogueTexts.pays} text={platform.pays} />
        {platform.when !== null && <Fact name={catalogueTexts.when} text={platform.when} />}
      </dl>
      <ul aria-label={catalogueTexts.sources} className="mt-auto -mb-2 text-small">
        {platform.sources.map((source) => (
          <li key={source.url}>
            <NewTabLink href={source.url} className="link inline-block py-2.5">
              {source.isRead ? source.title : catalogueTexts.lookFirst(source.title)}
              <ExternalLink size={14} aria-hidden="true" className="mb-0.5 ml-1.5 inline" />
            </NewTabLink>
          </li>
        ))}
      </ul>
    </Card>
  )
}

function Fact({ name, text }: { name: string; text: string }) {
  return (
    <>
      <dt className="text-ink-3 max-sm:-mb-2.5">{name}</dt>
      <dd>{text}</dd>
    </>
  )
}
