import { useEffect, useState, type ReactNode } from 'react'
import content from '#content/ways-out/ways.json' with { type: 'json' }
import type { Circumstances, WayId } from '#engine/debts/ways-out/way.ts'
import { wayIds } from '#engine/debts/ways-out/way.ts'
import { formatDate } from '#web/format/dates.ts'
import { Button } from '#web/ui/button.tsx'
import { TitledCard } from '#web/ui/card.tsx'
import { MoneyField, PercentField, TextField } from '#web/ui/fields/field.tsx'
import { NewTabLink } from '#web/ui/new-tab-link.tsx'
import { Disclosure } from '#web/ui/states/disclosure.tsx'
import {
  type Assumptions,
  atStart,
  MOST_MONTHS,
  readUnit,
  type Term,
  terms,
  typedOf,
  type Unit,
} from './assumptions.ts'
import { fieldErrors, personTexts, waysTexts as texts } from './messages.ts'
import { wordsOf } from './ways-view.ts'

type FieldsProps = { assumptions: Assumptions; onChange: (changed: Assumptions) => void }

/** The way whose assumptions were asked for: another object each time, so that asking again leads there again. */
export type Wanted = { id: WayId; times: number } | null

/** Where the assumptions of a way begin. */
const groupId = (id: WayId) => `assumed-${id}`

/** What only the person knows, all of it optional. */
export function AboutYou({ assumptions, onChange }: FieldsProps) {
  const { person } = assumptions
  const fieldOf = (id: keyof Circumstances, link?: ReactNode) => (
    <UnitField
      name={`ways-${id}`}
      label={personTexts[id].label}
      hint={
        <>
          {personTexts[id].hint} {link}
        </>
      }
      unit="dollars"
      value={person[id]}
      isOptional
      onChange={(cents) =>
        onChange({ ...assumptions, person: { ...person, [id]: cents ?? atStart.person[id] } })
      }
    />
  )
  return (
    <TitledCard id="about-you" title={texts.aboutTitle} lead={texts.aboutLead}>
      <div className="grid grid-cols-1 gap-5 sm:grid-cols-2">
        {fieldOf('incomeCents')}
        {fieldOf(
          'medianCents',
          <NewTabLink href={content.medianTable.url}>{content.medianTable.name}</NewTabLink>,
        )}
        {fieldOf('assetsCents')}
        {fieldOf('unprotectedCents')}
      </div>
    </TitledCard>
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
        <Button variant="quiet" className="mt-6" onClick={() => fields.onChange(atStart)}>
          {texts.reset}
        </Button>
      </TitledCard>
    </div>
  )
}

function TermFields({ way, assumptions, onChange }: FieldsProps & { way: WayId }) {
  const change = (id: Term['id'], value: number) =>
    onChange({ ...assumptions, terms: { ...assumptions.terms, [id]: value } })
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
            unit={term.unit}
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
  unit: Unit
  value: number | null
  isOptional?: boolean
  /** null where the field was emptied */
  onChange: (value: number | null) => void
}

/** What is typed counts as soon as it can be read. What cannot stays, and is an error once the field is left. */
function UnitField({ name, label, hint, unit, value, isOptional, onChange }: UnitFieldProps) {
  const [typed, setTyped] = useState<string | null>(null)
  const [isLeft, setLeft] = useState(true)
  const isWrong = typed !== null && typed.trim() !== '' && readUnit(unit, typed) === null
  const field = {
    name,
    label,
    hint,
    value: typed ?? typedOf(unit, value),
    error: isWrong && isLeft ? errorOf(unit) : undefined,
    ...(isOptional && { required: false }),
    onValueChange: (text: string) => {
      setTyped(text)
      const read = readUnit(unit, text)
      if (read !== null || text.trim() === '') onChange(read)
    },
    onFocus: () => setLeft(false),
    onBlur: () => {
      setLeft(true)
      if (!isWrong) setTyped(null)
    },
  }
  if (unit === 'dollars') return <MoneyField {...field} />
  if (unit === 'percent') return <PercentField {...field} />
  return (
    <TextField
      {...field}
      inputMode="numeric"
      suffix={<span className="text-small text-ink-3">months</span>}
    />
  )
}

function errorOf(unit: Unit): string {
  return unit === 'months' ? fieldErrors.months(MOST_MONTHS) : fieldErrors[unit]
}
