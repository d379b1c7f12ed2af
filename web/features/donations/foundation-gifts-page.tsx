import { Link } from 'react-router'
import { listDonations } from '#contracts/foundation/donations.ts'
import { useRead } from '#web/api/use-read.ts'
import { paths } from '#web/paths.ts'
import { BackLink } from '#web/ui/back-link.tsx'
import { buttonClass } from '#web/ui/button.tsx'
import { Card, TitledCard } from '#web/ui/card.tsx'
import { EmptyState } from '#web/ui/states/empty-state.tsx'
import { SkeletonRows } from '#web/ui/states/skeleton.tsx'
import { LoadFailed } from '#web/ui/states/load-failed.tsx'
import { GiftCard } from './gift-card.tsx'
import { giftsTexts } from './messages.ts'

export const meta = () => [{ title: giftsTexts.pageTitle }]

/** A person's gifts with receipts, and a statement for each year. */
export default function GiftsPage() {
  return (
    <div className="form-frame grid grid-cols-1 gap-6">
      <header>
        <BackLink isColored to={paths.foundation}>
          {giftsTexts.place}
        </BackLink>
        <h1 className="mt-2">{giftsTexts.title}</h1>
        <p className="mt-3 text-lead text-ink-2">{giftsTexts.lead}</p>
      </header>
      <Gifts />
    </div>
  )
}

function Gifts() {
  const gifts = useRead(listDonations)
  const { data, isError } = gifts
  // Gifts that were loaded stay when a refetch fails.
  if (!data && isError)
    return <LoadFailed title={giftsTexts.failed} text={giftsTexts.failedText} reads={gifts} />
  if (!data) return <Loading />
  if (data.gifts.length === 0) return <NoGifts />
  return (
    <>
      <ul className="grid grid-cols-1 gap-4">
        {data.gifts.map((gift) => (
          <GiftCard key={gift.id} gift={gift} />
        ))}
      </ul>
      {data.years.length > 0 ? <Statements years={data.years} /> : null}
      <p>
        <Link className={buttonClass({ variant: 'quiet' })} to={paths.foundationDonate}>
          {giftsTexts.giveAgain}
        </Link>
      </p>
    </>
  )
}

function Statements({ years }: { years: number[] }) {
  return (
    <TitledCard title={giftsTexts.years} lead={giftsTexts.yearsText}>
      <ul>
        {years.map((year) => (
          <li key={year}>
            <a
              className="link inline-flex min-h-11 items-center"
              href={`/api/donations/statement/${year}.pdf`}
              download
            >
              {giftsTexts.statement(year)}
            </a>
          </li>
        ))}
      </ul>
    </TitledCard>
  )
}

function NoGifts() {
  return (
    <EmptyState title={giftsTexts.none} text={giftsTexts.noneText}>
      <Link className={buttonClass({})} to={paths.foundationDonate}>
        {giftsTexts.give}
      </Link>
    </EmptyState>
  )
}

function Loading() {
  return (
    <Card as="div" className="sm:p-6">
      <SkeletonRows
        label={giftsTexts.loading}
        className="gap-3"
        rows={['h-7 w-48', 'h-4 w-64 max-w-full', 'h-12']}
      />
    </Card>
  )
}
