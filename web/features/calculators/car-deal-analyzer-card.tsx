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
import { formatMonth } from '#web/format/dates.ts'
import { formatApr, formatMoney } from '#web/format/money.ts'
import { Tabs } from '#web/ui/tabs.tsx'
import { Basis, CalculatorCard, Facts, Pairs, Result, Workbench } from './calculator-card.tsx'
import { DraftEntry } from './entry.tsx'
import { calculatorTexts, carTexts as texts } from './messages.ts'
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
    <CalculatorCard title={texts.title} intro={texts.intro}>
      <Tabs
        label={texts.title}
        value={tab}
        onValueChange={setTab}
        tabs={[
          { value: 'buy', label: texts.buy, content: <BuyTab {...tabProps} buy={buy} /> },
          { value: 'lease', label: texts.lease, content: <LeaseTab {...tabProps} lease={lease} /> },
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
  const hint = texts.averageRate(formatApr(average.aprPpm), asOf)
  return (
    <Workbench
      entries={
        <Pairs>
          <DraftEntry {...props} field="price" label={texts.price} kind="money" />
          <DraftEntry {...props} field="down" label={texts.down} kind="money" hint={texts.downHint} />
          <DraftEntry {...props} field="rate" label={calculatorTexts.apr} kind="rate" hint={hint} />
          <DraftEntry {...props} field="term" label={texts.loanTerm} kind="months" />
        </Pairs>
      }
      result={<BuyAnswer buy={buy} />}
    />
  )
}

function BuyAnswer({ buy }: { buy: CarBuyResult | 'covered' | null }) {
  if (buy === null) return <Result finding={texts.fillBuy} isPlain />
  if (buy === 'covered') return <Result finding={texts.covered} isPlain />
  return (
    <Result finding={calculatorTexts.monthly(formatMoney(buy.paymentCents))}>
      <Facts
        facts={[
          { name: texts.financed, figure: formatMoney(buy.financedCents) },
          { name: texts.interest, figure: formatMoney(buy.interestCents) },
          { name: texts.totalCost, figure: formatMoney(buy.totalCents) },
          { name: texts.resaleValue, figure: calculatorTexts.takenOff(formatMoney(buy.resaleCents)) },
          { name: texts.netCost, figure: formatMoney(netShown(buy)), isSum: true },
        ]}
      />
      <Basis>{texts.resale}</Basis>
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
          <DraftEntry {...props} field="monthly" label={texts.monthlyPayment} kind="money" />
          <DraftEntry {...props} field="leaseTerm" label={texts.leaseTerm} kind="months" />
          <DraftEntry
            {...props}
            field="driveOff"
            label={texts.dueAtStart}
            kind="money"
            required={false}
            hint={texts.dueHint}
          />
        </Pairs>
      }
      result={<LeaseAnswer lease={lease} />}
    />
  )
}

function LeaseAnswer({ lease }: { lease: CarLeaseResult | null }) {
  if (lease === null) return <Result finding={texts.fillLease} isPlain />
  return (
    <Result finding={texts.inAll(formatMoney(lease.totalCents))}>
      <Facts
        facts={[
          { name: texts.payments(lease.termMonths), figure: formatMoney(lease.paymentsCents) },
          { name: texts.dueAtStart, figure: formatMoney(lease.driveOffCents) },
          { name: texts.leaseTotal, figure: formatMoney(lease.totalCents), isSum: true },
        ]}
      />
    </Result>
  )
}

type ComparisonProps = { buy: CarBuyResult | null; lease: CarLeaseResult | null }

function Comparison({ buy, lease }: ComparisonProps) {
  if (!buy && !lease) return null
  if (!buy || !lease) return <p className="mt-4 text-small text-ink-2">{texts.fillBoth}</p>
  const { months, leaseCents, savedMonthlyCents } = compareCar(buy, lease)
  const buyCents = netShown(buy)
  const savedCents = shownDifference(leaseCents, buyCents)
  const saved = formatMoney(Math.abs(savedCents))
  const isBuying = savedCents > 0
  const cheaper = isBuying ? texts.buyingCheaper : texts.leasingCheaper
  return (
    <section aria-label={texts.comparison} className="mt-5 border-t border-line pt-5">
      <Result finding={savedCents === 0 ? texts.equal : cheaper(saved)}>
        <div className="grid grid-cols-1 gap-x-8 @3xl:grid-cols-2">
          <Basis>{texts.basis(months)}</Basis>
          <Facts
            facts={[
              { name: texts.buyingCost, figure: formatMoney(buyCents) },
              { name: texts.leasingCost, figure: formatMoney(leaseCents) },
              ...(savedCents === 0
                ? []
                : [
                    {
                      name: isBuying ? texts.buyingSaves : texts.leasingSaves,
                      figure: calculatorTexts.monthly(formatMoney(savedMonthlyCents)),
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
