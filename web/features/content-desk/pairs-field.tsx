import { useState } from 'react'
import { AreaField } from '#web/ui/area-field.tsx'
import type { Json, JsonObject } from './json-value.ts'
import type { FaultsAt } from './field-props.ts'

type PairsFieldProps = {
  path: string
  value: JsonObject
  faultsAt: FaultsAt
  onChange: (value: Json) => void
}

/** Figures with the addresses of their sources: '24.99% = https://…' on a line each. */
export function PairsField({ path, value, faultsAt, onChange }: PairsFieldProps) {
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
      label="Figures and their sources"
      hint="One on each line: the figure, an equals sign, the address of its source."
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

/** What stands before and after the first equals sign of each line. */
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
