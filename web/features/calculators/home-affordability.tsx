import {
  type HomeCase,
  homeAffordability,
  type HomeAffordability as Answer,
  homePayment,
} from '#engine/calculators/home-affordability.ts'
import { useDraft } from '#web/api/storage/use-draft.ts'
import { formatDate } from '#web/format/dates.ts'
import { formatMoney } from '#web/format/money.ts'
import { CheckboxField } from '#web/ui/fields/field.tsx'
import { NewTabLink } from '#web/ui/new-tab-link.tsx'
import { ppmToTyped } from '#engine/money/cents.ts'
import { shownDifference } from '#engine/money/format.ts'
import { Basis, Facts, Pairs, Result, Workbench } from './calculator-card.tsx'
import { DraftEntry } from './entry.tsx'
import { averageInsurance, averageTax, factsOf, homeCaseOf, homeStart, type HomeValues } from './home-form.ts'
import { homeTexts as texts } from './messages.ts'
import { readEntry } from './read-entry.ts'

type Draft = { values: HomeValues; change: (changed: Partial<HomeValues>) => void }

/** The highest price within the 28/36 rule, with taxes, insurance and dues inside it unless the person leaves them out. */
export function HomeAffordability() {
  const draft = useDraft<HomeValues>('calculator:home', { ...homeStart, hasCosts: true })
  const homeCase = homeCaseOf(draft.values)
  return (
    <Workbench
      entries={<HomeEntries {...draft} />}
      result={
        homeCase ? (
          <HomeAnswer homeCase={homeCase} wantedCents={readEntry('money', draft.values.price)} />
        ) : (
          <Result finding={texts.fill} isPlain />
        )
      }
    />
  )
}

function HomeEntries({ values, change }: Draft) {
  const draft = { calculator: 'home', values, change }
  return (
    <>
      <Pairs>
        <DraftEntry {...draft} field="income" label={texts.income} kind="money" hint={texts.incomeHint} />
        <DraftEntry
          {...draft}
          field="debts"
          label={texts.debts}
          kind="money"
          required={false}
          hint={texts.debtsHint}
        />
        <DraftEntry {...draft} field="down" label={texts.down} kind="shareBelowAll" hint={texts.downHint} />
        <DraftEntry {...draft} field="rate" label={texts.rate} kind="rate" />
      </Pairs>
      <CheckboxField
        label={texts.countCosts}
        hint={texts.countCostsHint}
        checked={values.hasCosts}
        onCheckedChange={(hasCosts) => change({ hasCosts })}
      />
      {values.hasCosts && <CostEntries {...draft} />}
      <DraftEntry {...draft} field="price" label={texts.price} kind="money" required={false} />
    </>
  )
}

type CostEntriesProps = Draft & { calculator: string }

/** What a home costs beside the loan: tax and insurance begin at the national averages. */
function CostEntries(draft: CostEntriesProps) {
  return (
    <Pairs>
      <DraftEntry
        {...draft}
        field="tax"
        label={texts.tax}
        kind="share"
        required={false}
        hint={
          <AverageHint
            text={texts.averageTax(ppmToTyped(averageTax.ratePpm), averageTax.year)}
            source={averageTax.source}
          />
        }
      />
      <DraftEntry
        {...draft}
        field="insurance"
        label={texts.insurance}
        kind="money"
        required={false}
        hint={
          <AverageHint
            text={texts.averageInsurance(formatMoney(averageInsurance.yearlyCents), averageInsurance.year)}
            source={averageInsurance.source}
          />
        }
      />
      <DraftEntry {...draft} field="dues" label={texts.dues} kind="money" required={false} />
    </Pairs>
  )
}

type AverageHintProps = { text: string; source: typeof averageTax.source }

/** What a field begins with, where that is from and when it was read. */
function AverageHint({ text, source: { name, url, readOn } }: AverageHintProps) {
  return (
    <>
      {text} {texts.readOn(formatDate(readOn))} <NewTabLink href={url}>{name}</NewTabLink>
    </>
  )
}

function HomeAnswer({ homeCase, wantedCents }: { homeCase: HomeCase; wantedCents: number | null }) {
  const answer = homeAffordability(homeCase)
  const hasCosts = homeCase.propertyTaxPpm !== undefined
  if (!answer.most) {
    const why = answer.capCents > 0 ? texts.noneForCosts : texts.noneForDebts
    return <Result finding={why} isPlain />
  }
  return (
    <Result finding={texts.finding(formatMoney(answer.most.priceCents))}>
      <Facts facts={factsOf(answer.most)} />
      <p className="mt-1 text-small text-ink-2">
        {answer.setBy === 'housing' ? texts.setByHousing : texts.setByDebts}
      </p>
      <Wanted homeCase={homeCase} answer={answer} wantedCents={wantedCents} />
      <Basis>
        {texts.basis} {hasCosts ? '' : texts.withoutCosts}
      </Basis>
    </Result>
  )
}

type WantedProps = { homeCase: HomeCase; answer: Answer; wantedCents: number | null }

/** Whether the home in mind is within the cap. */
function Wanted({ homeCase, answer, wantedCents }: WantedProps) {
  if (!wantedCents) return null
  const { totalCents } = homePayment(homeCase, wantedCents)
  const price = formatMoney(wantedCents)
  const overCents = shownDifference(totalCents, answer.capCents)
  return (
    <p className={`mt-3 text-small font-[560] ${overCents > 0 ? 'text-warn' : 'text-brand'}`}>
      {overCents > 0
        ? texts.above(price, formatMoney(totalCents), formatMoney(overCents))
        : texts.fits(price, formatMoney(totalCents))}
    </p>
  )
}
