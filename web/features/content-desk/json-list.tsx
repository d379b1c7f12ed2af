import { ArrowDown, ArrowUp, ChevronDown, Trash2 } from 'lucide-react'
import type { ReactNode } from 'react'
import { Button } from '#web/ui/button.tsx'
import { fieldTexts } from './field-messages.ts'
import { labelOf, nameOfItem, templatesFor, valueName } from './field-options.ts'
import { type JsonFieldProps, type JsonFieldsProps, isObject, moved, type Json } from './json-value.ts'

type RenderItem = (item: JsonFieldsProps) => ReactNode

type JsonListProps = JsonFieldProps & { value: Json[]; renderItem: RenderItem }

/** A list of objects: each expands to its fields, moves up and down, and can be removed. */
export function JsonList({ name, path, value, faultsAt, onChange, renderItem }: JsonListProps) {
  const fault = faultsAt(path)
  return (
    <fieldset className="grid gap-2">
      <legend className="mb-2 font-[560]">{labelOf(name)}</legend>
      {fault ? (
        <p id={`field-${path}`} tabIndex={-1} className="text-small font-[560] text-danger">
          {fault}
        </p>
      ) : null}
      <ol className="grid gap-2">
        {value.map((item, at) => (
          <Item
            // items have no ids; their fields keep no state beyond what they derive from the value
            key={`${at}-${value.length}`}
            place={at + 1}
            path={`${path}.${at}`}
            item={item}
            faultsAt={faultsAt}
            renderItem={renderItem}
            onChange={(next) => onChange(value.map((one, place) => (place === at ? next : one)))}
            onMove={(by) => onChange(moved(value, at, by))}
            onRemove={() => onChange(value.filter((_, place) => place !== at))}
          />
        ))}
      </ol>
      <div className="flex flex-wrap gap-2">
        {templatesFor(name, value).map((template) => (
          <Button
            key={template.name}
            variant="quiet"
            size="small"
            onClick={() => onChange([...value, structuredClone(template.value)])}
          >
            {fieldTexts.add(template.name)}
          </Button>
        ))}
      </div>
    </fieldset>
  )
}

type ItemProps = {
  place: number
  path: string
  item: Json
  faultsAt: JsonFieldProps['faultsAt']
  renderItem: RenderItem
  onChange: (item: Json) => void
  onMove: (by: -1 | 1) => void
  onRemove: () => void
}

function Item({ place, path, item, faultsAt, renderItem, onChange, onMove, onRemove }: ItemProps) {
  if (!isObject(item)) return null
  const name = `${place}. ${typeof item['kind'] === 'string' ? `${valueName(item['kind'])}: ` : ''}${nameOfItem(item)}`
  const look = { variant: 'plain', size: 'small' } as const
  return (
    <li>
      <details className="group rounded-control border border-line bg-raised">
        <summary className="flex min-h-11 list-none items-center justify-between gap-3 px-3 py-2 text-small [&::-webkit-details-marker]:hidden">
          <span className="min-w-0 wrap-anywhere">{name}</span>
          <ChevronDown
            size={18}
            aria-hidden="true"
            className="shrink-0 text-ink-3 transition-transform group-open:rotate-180"
          />
        </summary>
        <div className="grid gap-4 border-t border-line p-4">
          {renderItem({ path, value: item, faultsAt, onChange })}
          <div className="flex flex-wrap gap-1">
            <Button {...look} onClick={() => onMove(-1)}>
              <ArrowUp size={16} aria-hidden="true" /> {fieldTexts.up}
              <span className="sr-only"> {name}</span>
            </Button>
            <Button {...look} onClick={() => onMove(1)}>
              <ArrowDown size={16} aria-hidden="true" /> {fieldTexts.down}
              <span className="sr-only"> {name}</span>
            </Button>
            <Button {...look} onClick={onRemove}>
              <Trash2 size={16} aria-hidden="true" /> {fieldTexts.remove}
              <span className="sr-only"> {name}</span>
            </Button>
          </div>
        </div>
      </details>
    </li>
  )
}
