import {
  CAR_LEASE_MONTHS,
  CAR_LOAN_MONTHS,
  carBuy,
  type CarBuyResult,
  carLease,
  type CarLeaseResult,
  compareCar,
} from '#engine/calculators/car.ts'
import { monthIndex } from '#engine/money/calendar.ts'
import { shownDifference } from '#engine/money/format.ts'
import rates from '#content/rates/consumer-rates.json' with { type: 'json' }
import { useDraft } from '#web/api/storage/use-draft.ts'
import { plural } from '#web/format/amounts.ts'
import { formatMonth } from '#web/format/dates.ts'
import { formatApr, formatMoney } from '#web/format/money.ts'
import { Tabs } from '#web/ui/tabs.tsx'
import { Basis, CalculatorCard, Facts, Pairs, Result, Workbench } from './calculator-card.tsx'
import { DraftEntry } from './entry.tsx'
import { carTexts } from './messages.ts'
import { readEntry } from './read-entry.ts'
import { useSearchChoice } from '#web/ui/use-search-param.ts'

const start = {
  price: '',
  down: '',
  rate: '',
  term: String(CAR_LOAN_MONTHS),
  monthly: '',
  leaseTerm: String(CAR_LEASE_MONTHS),
  driveOff: '',
}
type Field = keyof typeof start
type Values = Record<Field, string>

/** 'covered': all is filled in, and the down payment leaves nothing to finance. */
function buyOf({ price, down, rate, term }: Values): CarBuyResult | 'covered' | null {
  const priceCents = readEntry('money', price)
  const downCents = readEntry('money', down)
  const aprPpm = readEntry('rate', rate)
  const termMonths = readEntry('months', term)
  if (!priceCents || downCents === null || aprPpm === null || termMonths === null) return null
  return carBuy({ priceCents, downCents, aprPpm, termMonths }) ?? 'covered'
}

/** Nothing due at the start counts as 0. */
function leaseOf({ monthly, leaseTerm, driveOff }: Values): CarLeaseResult | null {
  const monthlyCents = readEntry('money', monthly)
  const termMonths = readEntry('months', leaseTerm)
  const driveOffCents = driveOff.trim() === '' ? 0 : readEntry('money', driveOff)
  if (monthlyCents === null || termMonths === null || driveOffCents === null) return null
  return carLease({ monthlyCents, termMonths, driveOffCents })
}

/** Buy and Lease, each with its cost, and which of them costs less. What is typed in one tab stays for the other. */
export function CarDealAnalyzerCard() {
  const { values, change } = useDraft<Values>('calculator:car', start)
  const [tab, setTab] = useSearchChoice('car', ['buy', 'lease'])
  const buy = buyOf(values)
  const lease = leaseOf(values)
  const tabProps = { calculator: 'car', values, change }
  return (
    <CalculatorCard title={carTexts.title} intro={carTexts.intro}>
      <Tabs
        label={carTexts.title}
        value={tab}
        onValueChange={setTab}
        tabs={[
          { value: 'buy', label: 'Buy', content: <BuyTab {...tabProps} buy={buy} /> },
          { value: 'lease', label: 'Lease', content: <LeaseTab {...tabProps} lease={lease} /> },
        ]}
      />
      <Comparison buy={buy === 'covered' ? null : buy} lease={lease} />
    </CalculatorCard>
  )
}

type TabProps = { calculator: string; values: Values; change: (changed: Partial<Values>) => void }
function BuyTab({ buy, ...props }: TabProps & { buy: CarBuyResult | 'covered' | null }) {
  const average = rates.rates.newCarLoan60
  const asOf = formatMonth(monthIndex(`${average.asOf}-01`))
  const hint = `The average for new cars was ${formatApr(average.aprPpm)} in ${asOf} (Federal Reserve, G.19).`
  return (
    <Workbench
      entries={
        <Pairs>
          <DraftEntry {...props} field="price" label="Price of the car" kind="money" />
          <DraftEntry {...props} field="down" label="Down payment" kind="money" hint="For none, enter 0." />
          <DraftEntry {...props} field="rate" label="Interest rate (APR)" kind="rate" hint={hint} />
          <DraftEntry {...props} field="term" label="Term of the loan" kind="months" />
        </Pairs>
      }
      result={<BuyAnswer buy={buy} />}
    />
  )
}

function BuyAnswer({ buy }: { buy: CarBuyResult | 'covered' | null }) {
  if (buy === null) return <Result finding={carTexts.fillBuy} isPlain />
  if (buy === 'covered') return <Result finding={carTexts.covered} isPlain />
  return (
    <Result finding={`${formatMoney(buy.paymentCents)} a month`}>
      <Facts
        facts={[
          { name: 'Financed', figure: formatMoney(buy.financedCents) },
          { name: 'Interest in all', figure: formatMoney(buy.interestCents) },
          { name: 'Total cost', figure: formatMoney(buy.totalCents) },
          { name: 'Estimated resale', figure: `− ${formatMoney(buy.resaleCents)}` },
          { name: 'Net cost', figure: formatMoney(netShown(buy)), isSum: true },
        ]}
      />
      <Basis>{carTexts.resale}</Basis>
    </Result>
  )
}

/** The net cost of buying, of the two figures it is taken from as they are shown. */
const netShown = ({ totalCents, resaleCents }: CarBuyResult) => shownDifference(totalCents, resaleCents)

function LeaseTab({ lease, ...props }: TabProps & { lease: CarLeaseResult | null }) {
  return (
    <Workbench
      entries={
        <Pairs>
          <DraftEntry {...props} field="monthly" label="Monthly payment" kind="money" />
          <DraftEntry {...props} field="leaseTerm" label="Term of the lease" kind="months" />
          <DraftEntry
            {...props}
            field="driveOff"
            label="Due at the start"
            kind="money"
            required={false}
            hint="The drive-off amount: first payment, fees and deposit."
          />
        </Pairs>
      }
      result={<LeaseAnswer lease={lease} />}
    />
  )
}

function LeaseAnswer({ lease }: { lease: CarLeaseResult | null }) {
  if (lease === null) return <Result finding={carTexts.fillLease} isPlain />
  return (
    <Result finding={`${formatMoney(lease.totalCents)} in all`}>
      <Facts
        facts={[
          { name: plural(lease.termMonths, 'payment'), figure: formatMoney(lease.paymentsCents) },
          { name: 'Due at the start', figure: formatMoney(lease.driveOffCents) },
          { name: 'Total of the lease', figure: formatMoney(lease.totalCents), isSum: true },
        ]}
      />
    </Result>
  )
}

type ComparisonProps = { buy: CarBuyResult | null; lease: CarLeaseResult | null }

function Comparison({ buy, lease }: ComparisonProps) {
  if (!buy && !lease) return null
  if (!buy || !lease) return <p className="mt-4 text-small text-ink-2">{carTexts.fillBoth}</p>
  const { months, leaseCents, savedMonthlyCents } = compareCar(buy, lease)
  const buyCents = netShown(buy)
  const savedCents = shownDifference(leaseCents, buyCents)
  const saved = formatMoney(Math.abs(savedCents))
  const way = savedCents > 0 ? 'Buying' : 'Leasing'
  return (
    <section aria-label="Buy or lease" className="mt-5 border-t border-line pt-5">
      <Result finding={savedCents === 0 ? carTexts.equal : carTexts.cheaper(way, saved)}>
        <div className="grid grid-cols-1 gap-x-8 @3xl:grid-cols-2">
          <Basis>{carTexts.basis(months)}</Basis>
          <Facts
            facts={[
              { name: 'Net cost of buying', figure: formatMoney(buyCents) },
              { name: 'Leasing for as long', figure: formatMoney(leaseCents) },
              ...(savedCents === 0
                ? []
                : [
                    {
                      name: `${way} saves`,
                      figure: `${formatMoney(savedMonthlyCents)} a month`,
                      isSum: true,
                    },
                  ]),
            ]}
          />
        </div>
      </Result>
    </section>
  )
}
