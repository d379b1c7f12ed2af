import { listOfferVisits } from '#contracts/money/offers.ts'
import { useRead } from '#web/api/use-read.ts'
import { Card } from '#web/ui/card.tsx'
import { Cell, DataTable, HeadCell, RowHead } from '#web/ui/data-table.tsx'
import { visitTexts } from './messages.ts'

/** How often partner offers were opened. */
export function VisitsCard() {
  const visits = useRead(listOfferVisits, {}, { refetchOnMount: 'always' })
  return (
    <Card aria-labelledby="visits-title" className="md:p-6">
      <h2 id="visits-title">{visitTexts.title}</h2>
      <p className="mt-1 text-small text-ink-2">{visitTexts.lead}</p>
      {visits.isError ? <p className="mt-3">{visitTexts.failed}</p> : null}
      {visits.data?.length === 0 ? <p className="mt-3">{visitTexts.none}</p> : null}
      {visits.data && visits.data.length > 0 ? (
        <DataTable caption="Visits of each offer" className="mt-3">
          <thead>
            <tr>
              <HeadCell>Offer</HeadCell>
              <HeadCell numeric>Last 30 days</HeadCell>
              <HeadCell numeric>All</HeadCell>
            </tr>
          </thead>
          <tbody>
            {visits.data.map(({ offerId, lastThirtyDays, total }) => (
              <tr key={offerId}>
                <RowHead className="wrap-anywhere">{offerId}</RowHead>
                <Cell numeric>{lastThirtyDays}</Cell>
                <Cell numeric>{total}</Cell>
              </tr>
            ))}
          </tbody>
        </DataTable>
      ) : null}
    </Card>
  )
}
