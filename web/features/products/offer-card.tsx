import { ExternalLink, Star } from 'lucide-react'
import type { ReactNode } from 'react'
import { countOfferVisit, type PartnerOffer } from '#contracts/money/offers.ts'
import { call } from '#web/api/call.ts'
import { formatCents } from '#web/format/money.ts'
import { buttonClass } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { CopyButton } from '#web/ui/copy-button.tsx'
import { MarkedText } from '#web/ui/reading/marked-text.tsx'
import { SampleTag, Tag } from '#web/ui/tag.tsx'
import { productTexts } from './messages.ts'

/** One partner: name, rating, discount, what it does, its code, and the way there. */
export function OfferCard({ offer }: { offer: PartnerOffer }) {
  return (
    <Card as="article" aria-labelledby={offer.id} className="flex flex-col md:p-6">
      <div className="flex flex-wrap items-center gap-2">
        {offer.isSample ? <SampleTag /> : null}
        <Tag tone="gold">{offer.discount}</Tag>
      </div>
      <div className="mt-3 flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
        <h4 id={offer.id} className="font-display text-h3 font-[560]">
          {offer.name}
        </h4>
        <Rating rating={offer.rating} />
      </div>
      <p className="mt-2 text-small text-ink-2">{offer.description}</p>
      <Conditions offer={offer} />
      <div className="mt-auto flex flex-wrap items-center gap-3">
        <code className="rounded-control border border-dashed border-field bg-sunken px-3 py-2 text-small font-[560] tracking-wide select-all">
          {offer.discountCode}
        </code>
        <CopyButton
          text={offer.discountCode}
          label={productTexts.copyCode}
          of={productTexts.ofOffer(offer.name)}
        />
        <Visit offer={offer} />
      </div>
    </Card>
  )
}

const ratingParts = {
  figure: (words: string) => <span className="font-[560] text-ink tabular-nums">{words}</span>,
}

function Rating({ rating }: { rating: number }) {
  return (
    <p className="flex items-center gap-1.5 text-small">
      <Star size={16} aria-hidden="true" className="fill-gold text-gold" />
      <span className="text-ink-2">
        <MarkedText text={productTexts.rating(rating.toFixed(1))} parts={ratingParts} />
      </span>
    </p>
  )
}

/** The savings, the terms, and our commission, all before the visit. */
function Conditions({ offer }: { offer: PartnerOffer }) {
  return (
    <dl className="mt-4 mb-5 grid gap-2 text-small">
      <Condition name={productTexts.worth}>
        <span className="font-[560] tabular-nums">{formatCents(offer.firstYearCents)}</span>.{' '}
        {offer.firstYearBasis}
      </Condition>
      <Condition name={productTexts.terms}>{offer.terms}</Condition>
      {offer.isSample ? null : <Condition name={productTexts.commission}>{offer.commission}</Condition>}
    </dl>
  )
}

function Condition({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <dt className="text-tiny text-ink-3">{name}</dt>
      <dd className="text-ink-2">{children}</dd>
    </div>
  )
}

/** Counts a visit. The visit goes on whether or not it was counted. */
function countVisit(id: string): void {
  call(countOfferVisit, { params: { id } }).catch(() => {})
}

const visitParts = { rest: (words: string) => <span className="sr-only">{words}</span> }

/** A link only where there is one. */
function Visit({ offer }: { offer: PartnerOffer }) {
  if (offer.link === null) return null
  return (
    <a
      className={buttonClass({ variant: 'plain', size: 'small' })}
      href={offer.link}
      target="_blank"
      rel="noopener noreferrer"
      onClick={() => countVisit(offer.id)}
    >
      <span>
        <MarkedText text={productTexts.visit(offer.name)} parts={visitParts} />
      </span>
      <ExternalLink size={16} aria-hidden="true" />
    </a>
  )
}
