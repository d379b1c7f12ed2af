import { ExternalLink } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { useLocation, useSearchParams } from 'react-router'
import content from '#content/income/catalogue.json' with { type: 'json' }
import { formatDate } from '#web/format/dates.ts'
import { Card } from '#web/ui/card.tsx'
import { ChoiceGroup } from '#web/ui/fields/choice-group.tsx'
import { NewTabLink } from '#web/ui/new-tab-link.tsx'
import { groupOfId, incomeGroups, type IncomePlatform } from './match-groups.ts'

const choices = incomeGroups.map((group) => ({ value: group.id, label: group.name }))

/** Six groups of places to earn; the chosen one is in the URL. */
export function Catalogue() {
  const [params, setParams] = useSearchParams()
  const group = groupOfId(params.get('group'))
  const title = useArrival()
  return (
    <section id="catalogue" aria-labelledby="catalogue-title" className="scroll-mt-24">
      <h2 id="catalogue-title" ref={title} tabIndex={-1} className="text-h1 outline-none">
        Where to earn
      </h2>
      <p className="mt-2 mb-5 max-w-text text-ink-2">
        Six groups, four places each: what they take, how they pay, and when.
      </p>
      <ChoiceGroup
        label="Group"
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
        <p>
          We checked these numbers on {formatDate(content.readOn)} on the pages named. Fees change: open the
          page before you start. Jubilee is for education and promises no earnings. Nobody honest asks you to
          pay to get work.
        </p>
        <p>
          <strong className="text-ink-2">Do we earn from these links?</strong> {content.affiliate.text}
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
        <Fact name="Takes" text={platform.takes} />
        <Fact name="Pays" text={platform.pays} />
        {platform.when !== null && <Fact name="When" text={platform.when} />}
      </dl>
      <ul aria-label="Sources" className="mt-auto -mb-2 text-small">
        {platform.sources.map((source) => (
          <li key={source.url}>
            <NewTabLink href={source.url} className="link inline-block py-2.5">
              {source.isRead ? source.title : `Look here first: ${source.title}`}
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
