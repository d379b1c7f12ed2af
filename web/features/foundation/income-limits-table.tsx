import { useState } from 'react'
import guidelines from '#content/foundation/poverty-guidelines.json' with { type: 'json' }
import { grantIncomeLimitCents } from '#engine/grants/poverty-line.ts'
import { dollarsToCents } from '#engine/money/cents.ts'
import { formatDate } from '#web/format/dates.ts'
import { formatPrice } from '#web/format/money.ts'
import { TitledCard } from '#web/ui/card.tsx'
import { ChoiceGroup } from '#web/ui/fields/choice-group.tsx'
import { Cell, DataTable, HeadCell, RowHead } from '#web/ui/figures/data-table.tsx'
import { NewTabLink } from '#web/ui/new-tab-link.tsx'
import { MarkedText } from '#web/ui/reading/marked-text.tsx'
import { areaNames, limitTexts } from './messages.ts'

const areaName = (id: string) => areaNames[id as keyof typeof areaNames]

const areaChoices = guidelines.areas.map(({ id }) => ({ value: id, label: areaName(id) }))

const sourceParts = {
  link: (title: string) => <NewTabLink href={guidelines.source.url}>{title}</NewTabLink>,
}

/** On a phone only the chosen area has its column; three would not fit. */
const columnClass = (areaId: string, chosenId: string) =>
  areaId === chosenId ? 'max-sm:px-0 max-sm:text-small' : 'max-sm:hidden'

/** 200 % of the poverty line by household, with its source. */
export function IncomeLimitsTable() {
  const [chosen, choose] = useState(guidelines.areas[0]?.id ?? '')
  return (
    <TitledCard id="income-limits" title={limitTexts.title} lead={limitTexts.lead}>
      <div className="sm:hidden">
        <ChoiceGroup label={limitTexts.area} choices={areaChoices} value={chosen} onValueChange={choose} />
      </div>
      <DataTable className="max-sm:mt-4" caption={limitTexts.caption}>
        <thead>
          <tr>
            <HeadCell>{limitTexts.people}</HeadCell>
            {guidelines.areas.map((area) => (
              <HeadCell key={area.id} numeric className={columnClass(area.id, chosen)}>
                {areaName(area.id)}
              </HeadCell>
            ))}
          </tr>
        </thead>
        <tbody>
          {incomeLimitRows().map(({ people, limitsCents }) => (
            <LimitRow key={people} name={String(people)} limitsCents={limitsCents} chosen={chosen} />
          ))}
          <LimitRow name={limitTexts.eachMore} limitsCents={furtherPersonCents()} chosen={chosen} sign="+" />
        </tbody>
      </DataTable>
      <p className="mt-4 text-tiny text-ink-3">
        <MarkedText
          text={limitTexts.source({
            year: guidelines.year,
            since: formatDate(guidelines.effectiveOn),
            title: guidelines.source.title,
          })}
          parts={sourceParts}
        />
      </p>
    </TitledCard>
  )
}

type LimitRowProps = { name: string; limitsCents: number[]; chosen: string; sign?: string }

function LimitRow({ name, limitsCents, chosen, sign = '' }: LimitRowProps) {
  return (
    <tr>
      <RowHead className="max-sm:pr-1 max-sm:text-small">{name}</RowHead>
      {guidelines.areas.map((area, place) => (
        <Cell key={area.id} numeric className={columnClass(area.id, chosen)}>
          {sign}
          {formatPrice(limitsCents[place] ?? 0)}
        </Cell>
      ))}
    </tr>
  )
}

/** Households up to this size have a row; larger ones add the amount per person. */
const LARGEST_ROW = 8

type IncomeLimitRow = { people: number; limitsCents: number[] }

const inCents = guidelines.areas.map((area) => ({
  firstCents: dollarsToCents(area.firstDollars),
  additionalCents: dollarsToCents(area.additionalDollars),
}))

/** One row for each household size with a limit for each area, in the order of the areas. */
export function incomeLimitRows(): IncomeLimitRow[] {
  return Array.from({ length: LARGEST_ROW }, (_, place) => ({
    people: place + 1,
    limitsCents: inCents.map((area) => grantIncomeLimitCents(area, place + 1)),
  }))
}

/** The amount each further person adds to the limit, by area. */
export function furtherPersonCents(): number[] {
  return inCents.map((area) => grantIncomeLimitCents(area, 2) - grantIncomeLimitCents(area, 1))
}
