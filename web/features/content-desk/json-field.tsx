import { useState } from 'react'
import { AreaField } from '#web/ui/fields/area-field.tsx'
import { CheckboxField, DateField, SelectField, TextField } from '#web/ui/fields/field.tsx'
import { fieldTexts } from './field-messages.ts'
import {
  choices,
  dates,
  fixed,
  hints,
  labelOf,
  longTexts,
  nullable,
  textLists,
  valueName,
} from './field-options.ts'
import {
  type JsonFieldProps,
  type JsonFieldsProps,
  fieldsOf,
  isObject,
  rowsIn,
  typedRows,
  type Json,
  type JsonObject,
} from './json-value.ts'
import { JsonList } from './json-list.tsx'

/** One field of content; its name and value decide which control edits it. */
function JsonField(props: JsonFieldProps) {
  const { name, path, value } = props
  if (fixed.has(name) || (name === 'id' && path === 'id')) return null
  if (name === 'figures' && isObject(value)) return <PairsField {...props} value={value} />
  if (name === 'rows' && Array.isArray(value)) return <RowsField {...props} value={value} />
  if (Array.isArray(value))
    return textLists.has(name) ? (
      <LinesField {...props} value={value} />
    ) : (
      <JsonList {...props} value={value} renderItem={(item) => <JsonFields {...item} />} />
    )
  if (isObject(value)) return <JsonGroup {...props} value={value} />
  return <LeafField {...props} />
}

/** The fields of an object, one after the other. */
export function JsonFields(props: JsonFieldsProps) {
  const { path, value, faultsAt, onChange } = props
  return (
    <div className="grid gap-4">
      {fieldsOf(value).map(([key, inner]) => (
        <JsonField
          key={key}
          name={key}
          path={path === '' ? key : `${path}.${key}`}
          value={inner}
          faultsAt={faultsAt}
          onChange={(next) => onChange({ ...value, [key]: next })}
        />
      ))}
    </div>
  )
}

function JsonGroup(props: JsonFieldProps & { value: JsonObject }) {
  return (
    <fieldset className="grid gap-4 rounded-card border border-line p-4">
      <legend className="px-1 font-[560]">{labelOf(props.name)}</legend>
      <JsonFields {...props} />
    </fieldset>
  )
}

function LeafField({ name, path, value, faultsAt, onChange }: JsonFieldProps) {
  const frame = { label: labelOf(name), name: path, error: faultsAt(path), hint: hints[name] }
  if (typeof value === 'boolean')
    return <CheckboxField label={frame.label} name={path} checked={value} onCheckedChange={onChange} />
  const text = value === null ? '' : String(value)
  const changeText = (next: string) => onChange(next === '' && nullable.has(name) ? null : next)
  const options = choices[name]
  if (options)
    return (
      <SelectField
        {...frame}
        options={options.map((one) => ({ value: one, label: valueName(one) }))}
        value={text}
        onValueChange={changeText}
      />
    )
  if (dates.has(name)) return <DateField {...frame} value={text} onValueChange={changeText} />
  if (typeof value === 'number')
    return (
      <TextField
        {...frame}
        type="number"
        step="any"
        value={text}
        onValueChange={(typed) => onChange(typed.trim() === '' ? 0 : Number(typed))}
      />
    )
  if (longTexts.has(name)) return <AreaField {...frame} rows={2} value={text} onValueChange={changeText} />
  return <TextField {...frame} value={text} autoComplete="off" onValueChange={changeText} />
}

/** A list of strings, one per line. */
function LinesField({ name, path, value, faultsAt, onChange }: JsonFieldProps & { value: Json[] }) {
  const faulty = value.findIndex((_, at) => faultsAt(`${path}.${at}`) !== undefined)
  return (
    <AreaField
      label={labelOf(name)}
      hint={fieldTexts.oneEachLine}
      name={path}
      error={faultsAt(path) ?? (faulty === -1 ? undefined : faultsAt(`${path}.${faulty}`))}
      rows={3}
      value={value.join('\n')}
      onValueChange={(typed) => onChange(typed === '' ? [] : typed.split('\n'))}
    />
  )
}

/** The rows of a table: 'Ohio | six years | [the law](https://…)' on a line each. */
function RowsField({ name, path, value, faultsAt, onChange }: JsonFieldProps & { value: Json[] }) {
  const [typed, setTyped] = useState(() => typedRows(value))
  return (
    <AreaField
      label={labelOf(name)}
      hint={hints[name]}
      name={path}
      error={faultsAt(path)}
      rows={6}
      value={typed}
      onValueChange={(next) => {
        setTyped(next)
        onChange(rowsIn(next))
      }}
    />
  )
}

/** Figures with the addresses of their sources: '24.99% = https://…' on a line each. */
function PairsField({ path, value, faultsAt, onChange }: JsonFieldProps & { value: JsonObject }) {
  const [typed, setTyped] = useState(() =>
    Object.entries(value)
      .map(([figure, address]) => `${figure} = ${String(address)}`)
      .join('\n'),
  )
  const faults = [path, ...Object.keys(value).map((figure) => `${path}.${figure}`)].flatMap(
    (place) => faultsAt(place) ?? [],
  )
  return (
    <AreaField
      label={fieldTexts.figures}
      hint={fieldTexts.figuresHint}
      name={path}
      error={faults.length > 0 ? faults.join(' ') : undefined}
      rows={3}
      value={typed}
      onValueChange={(next) => {
        setTyped(next)
        onChange(pairsIn(next))
      }}
    />
  )
}

/** Parses "figure = address" lines, split at the first equals sign. */
function pairsIn(text: string): JsonObject {
  return Object.fromEntries(
    text
      .split('\n')
      .filter((line) => line.trim() !== '')
      .map((line) => {
        const [figure = '', ...address] = line.split('=')
        return [figure.trim(), address.join('=').trim()]
      }),
  )
}
