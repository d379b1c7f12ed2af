import { useEffect, useState, type ReactNode } from 'react'
import type { Circumstances, WayId } from '#engine/debts/ways-out/way.ts'
import { wayIds } from '#engine/debts/ways-out/way.ts'
import { formatDate } from '#web/format/dates.ts'
import { Button } from '#web/ui/button.tsx'
import { TitledCard } from '#web/ui/card.tsx'
import { MoneyField, PercentField, SelectField, TextField } from '#web/ui/fields/field.tsx'
import { NewTabLink } from '#web/ui/new-tab-link.tsx'
import { Disclosure } from '#web/ui/states/disclosure.tsx'
import {
  type Assumptions,
  atStart,
  type Change,
  MOST_MONTHS,
  readUnit,
  type Term,
  terms,
  typedOf,
  type Unit,
  withAmount,
  withHousehold,
} from './assumptions.ts'
import {
  filedFrom,
  type Household,
  medianCentsOf,
  medianPlaces,
  medianSource,
  MOST_PEOPLE,
  readOn,
} from './medians.ts'
import {
  fieldErrors,
  fieldTexts,
  householdTexts,
  personTexts,
  waysContent as content,
  waysTexts as texts,
} from './messages.ts'
import { wordsOf } from './ways-view.ts'

type FieldsProps = { assumptions: Assumptions; onChange: Change }

/** The way whose assumptions were asked for: another object each time, so that asking again leads there again. */
export type Wanted = { id: WayId; times: number } | null

/** Where the assumptions of a way begin. */
const groupId = (id: WayId) => `assumed-${id}`

/** What only the person knows, all of it optional. */
export function AboutYou({ assumptions, onChange }: FieldsProps) {
  const { person, household } = assumptions
  const tableCents = medianCentsOf(household)
  const fieldOf = (id: keyof Circumstances, link?: ReactNode) => (
    <UnitField
      name={`ways-${id}`}
      label={personTexts[id].label}
      hint={
        <>
          {personTexts[id].hint} {link}
        </>
      }
      kind="dollars"
      value={person[id]}
      isOptional
      onChange={(cents) => onChange((before) => withAmount(before, id, cents))}
    />
  )
  return (
    <TitledCard id="about-you" title={texts.aboutTitle} lead={texts.aboutLead}>
      <div className="grid grid-cols-1 gap-5 sm:grid-cols-2">
        <HouseholdFields household={household} onChange={onChange} />
        {fieldOf('incomeCents')}
        {fieldOf('medianCents', <MedianSource isFromTable={tableCents !== null} />)}
        {fieldOf('assetsCents')}
        {fieldOf('unprotectedCents')}
      </div>
    </TitledCard>
  )
}

type HouseholdProps = { household: Household; onChange: Change }

const stateOptions = [
  { value: '', label: householdTexts.choose },
  ...medianPlaces.map(({ code, name }) => ({ value: code, label: name })),
]
const peopleOptions = Array.from({ length: MOST_PEOPLE }, (_, at) => ({
  value: String(at + 1),
  label: householdTexts.size(at + 1),
}))

/** What the table of middle incomes is looked up by. */
function HouseholdFields({ household, onChange }: HouseholdProps) {
  const change = (changed: Partial<Household>) =>
    onChange((before) => withHousehold(before, { ...before.household, ...changed }))
  return (
    <>
      <SelectField
        name="ways-state"
        label={householdTexts.state}
        required={false}
        options={stateOptions}
        value={household.state}
        onValueChange={(state) => change({ state })}
      />
      <SelectField
        name="ways-people"
        label={householdTexts.people}
        hint={householdTexts.peopleHint}
        required={false}
        options={peopleOptions}
        value={String(household.people)}
        onValueChange={(people) => change({ people: Number(people) })}
      />
    </>
  )
}

/** Where the middle income is from, and where a newer one is. */
function MedianSource({ isFromTable }: { isFromTable: boolean }) {
  const { name, url } = content.medianTable
  return (
    <>
      {isFromTable && (
        <>
          {householdTexts.filled(formatDate(filedFrom))} {texts.readOn(formatDate(readOn))}{' '}
          <NewTabLink href={medianSource.url}>{medianSource.name}</NewTabLink>{' '}
        </>
      )}
      {isFromTable ? householdTexts.newer : householdTexts.lookUp} <NewTabLink href={url}>{name}</NewTabLink>
    </>
  )
}

/** Every term that a way rests on, by way, with its source and how to change it. On paper the ways name them. */
export function AssumptionFields({ wanted, ...fields }: FieldsProps & { wanted: Wanted }) {
  const groups = wayIds.filter((id) => terms.some(({ ways }) => ways[0] === id))
  useEffect(() => {
    if (wanted) document.querySelector<HTMLInputElement>(`#${groupId(wanted.id)} input`)?.focus()
  }, [wanted])
  return (
    <div className="print:hidden">
      <TitledCard id="assumptions" title={texts.assumptionsTitle} lead={texts.assumptionsLead}>
        {groups.map((id) => (
          <div key={id} id={groupId(id)} className="scroll-mt-24 border-t border-line py-1">
            <Disclosure
              key={wanted?.id === id ? wanted.times : 0}
              label={wordsOf(id).name}
              heading="h3"
              startsOpen={wanted?.id === id}
            >
              <TermFields way={id} {...fields} />
            </Disclosure>
          </div>
        ))}
        <Button variant="quiet" className="mt-6" onClick={() => fields.onChange(() => atStart)}>
          {texts.reset}
        </Button>
      </TitledCard>
    </div>
  )
}

function TermFields({ way, assumptions, onChange }: FieldsProps & { way: WayId }) {
  const change = (id: Term['id'], value: number) =>
    onChange((before) => ({ ...before, terms: { ...before.terms, [id]: value } }))
  return (
    <div className="grid grid-cols-1 gap-5 pb-4 sm:grid-cols-2 lg:grid-cols-3">
      {terms
        .filter(({ ways }) => ways[0] === way)
        .map((term) => (
          <UnitField
            key={term.id}
            name={`ways-${term.id}`}
            label={term.label}
            hint={<TermHint term={term} />}
            kind={term.unit}
            value={assumptions.terms[term.id]}
            onChange={(value) => change(term.id, value ?? term.value)}
          />
        ))}
    </div>
  )
}

function TermHint({ term: { usual, readOn, source } }: { term: Term }) {
  return (
    <>
      {usual} {readOn ? texts.readOn(formatDate(readOn)) : texts.askAt}{' '}
      <NewTabLink href={source.url}>{source.name}</NewTabLink>
    </>
  )
}

type UnitFieldProps = {
  name: string
  label: string
  hint: ReactNode
  kind: Unit
  value: number | null
  isOptional?: boolean
  /** null where the field was emptied */
  onChange: (value: number | null) => void
}

/** What is typed counts as soon as it can be read. What cannot stays, and is an error once the field is left. */
function UnitField({ name, label, hint, kind, value, isOptional, onChange }: UnitFieldProps) {
  const [typed, setTyped] = useState<string | null>(null)
  const [isLeft, setLeft] = useState(true)
  const isWrong = typed !== null && typed.trim() !== '' && readUnit(kind, typed) === null
  const field = {
    name,
    label,
    hint,
    value: typed ?? typedOf(kind, value),
    error: isWrong && isLeft ? errorOf(kind) : undefined,
    ...(isOptional && { required: false }),
    onValueChange: (text: string) => {
      setTyped(text)
      const read = readUnit(kind, text)
      if (read !== null || text.trim() === '') onChange(read)
    },
    onFocus: () => setLeft(false),
    onBlur: () => {
      setLeft(true)
      if (!isWrong) setTyped(null)
    },
  }
  if (kind === 'dollars') return <MoneyField {...field} />
  if (kind === 'percent') return <PercentField {...field} />
  return (
    <TextField
      {...field}
      inputMode="numeric"
      suffix={<span className="text-small text-ink-3">{fieldTexts.months}</span>}
    />
  )
}

function errorOf(unit: Unit): string {
  return unit === 'months' ? fieldErrors.months(MOST_MONTHS) : fieldErrors[unit]
}
