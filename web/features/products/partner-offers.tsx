import { ExternalLink } from 'lucide-react'
import { getOffers, type OffersContent } from '#contracts/money/offers.ts'
import { orderOffers } from '#engine/offers/order-offers.ts'
import { useRead } from '#web/api/use-read.ts'
import { TranslationNote } from '#web/language/translation-note.tsx'
import { Card } from '#web/ui/card.tsx'
import { NewTabLink } from '#web/ui/new-tab-link.tsx'
import { Loaded } from '#web/ui/states/loaded.tsx'
import { help } from './content-messages.ts'
import { productTexts } from './messages.ts'
import { OfferCard } from './offer-card.tsx'

/** The partner resources and the law beside them, as published. */
export function PartnerResources() {
  const offers = useRead(getOffers, {}, { refetchOnMount: 'always' })
  return (
    <Loaded read={offers} title={productTexts.loadFailed}>
      {(content) => (
        <div>
          <TranslationNote translation={content.translation} />
          <div lang={content.language} className="grid grid-cols-1 gap-10 md:gap-14">
            <PartnerOffers content={content} />
            <RepairRights rights={content.rights} />
          </div>
        </div>
      )}
    </Loaded>
  )
}

/** The partner resources in their groups, whose they are, and what their order is by; free help where there are none. */
export function PartnerOffers({ content }: { content: OffersContent }) {
  const groups = content.groups.filter(({ offers }) => offers.length > 0)
  if (groups.length === 0) return <FreeHelp />
  return (
    <section aria-labelledby="partners-title" className="grid grid-cols-1 gap-8">
      <header>
        <h2 id="partners-title" className="text-h1">
          {productTexts.partners}
        </h2>
        <p className="mt-2 max-w-text text-ink-2">
          {content.note} {content.planNote}
        </p>
        <p className="mt-2 max-w-text text-small text-ink-2">{content.orderNote}</p>
      </header>
      {groups.map((group) => (
        <section key={group.id} aria-labelledby={`${group.id}-title`}>
          <h3 id={`${group.id}-title`} className="text-h2">
            {group.name}
          </h3>
          <p className="mt-1 max-w-text text-small text-ink-2">{group.summary}</p>
          <div className="mt-4 grid grid-cols-1 gap-4 md:grid-cols-2 md:gap-6">
            {orderOffers(group.offers).map((offer) => (
              <OfferCard key={offer.id} offer={offer} />
            ))}
          </div>
        </section>
      ))}
    </section>
  )
}

/** Acts that are illegal for a credit repair company, with their sources in the law. */
export function RepairRights({ rights }: { rights: OffersContent['rights'] }) {
  const { heading, points, sources } = rights
  return (
    <Card aria-labelledby="rights-title" className="bg-warn-soft md:p-7">
      <h2 id="rights-title">{heading}</h2>
      <ul className="mt-4 grid max-w-[72ch] list-disc gap-2 pl-5 text-small">
        {points.map((point) => (
          <li key={point}>{point}</li>
        ))}
      </ul>
      <p className="mt-4 text-tiny text-ink-2">
        {productTexts.sources}{' '}
        {sources.map((source, place) => (
          <span key={source.url}>
            {place > 0 ? '; ' : ''}
            <NewTabLink href={source.url}>{source.title}</NewTabLink>
          </span>
        ))}
        .
      </p>
    </Card>
  )
}

/** Where there is no partner yet: people who help at little or no cost. */
function FreeHelp() {
  return (
    <section aria-labelledby="partners-title" className="grid grid-cols-1 gap-6">
      <header>
        <h2 id="partners-title" className="text-h1">
          {productTexts.partners}
        </h2>
        <p className="mt-2 max-w-text text-ink-2">{productTexts.noPartners}</p>
      </header>
      <ul className="grid grid-cols-1 gap-4 md:grid-cols-3 md:gap-6">
        {help.places.map(({ id, name, what, link, linkName }) => (
          <Card as="li" key={id} className="flex flex-col md:p-6">
            <h3>{name}</h3>
            <p className="mt-2 mb-3 text-small text-ink-2">{what}</p>
            <NewTabLink
              href={link}
              className="link mt-auto inline-flex min-h-11 items-center gap-2 text-small"
            >
              {linkName}
              <ExternalLink size={16} aria-hidden="true" />
            </NewTabLink>
          </Card>
        ))}
      </ul>
    </section>
  )
}
