import { formatInstantDate } from '#web/format/dates.ts'
import { CheckboxField } from '#web/ui/field.tsx'
import { removalTexts } from './messages.ts'

export type WayIn = { id: string; name: string; kind: string; addedAt: string }

type AlsoRemoveProps = {
  ways: readonly WayIn[]
  kept: ReadonlySet<string>
  onKeptChange: (kept: ReadonlySet<string>) => void
}

/** What else signs in, beside a new password: each goes unless its check is cleared. Nothing where there is nothing. */
export function AlsoRemove({ ways, kept, onKeptChange }: AlsoRemoveProps) {
  if (ways.length === 0) return null
  function change(id: string, isRemoved: boolean): void {
    const next = new Set(kept)
    if (isRemoved) next.delete(id)
    else next.add(id)
    onKeptChange(next)
  }
  return (
    <fieldset className="min-w-0">
      <legend className="text-[0.9375rem] font-[560]">{removalTexts.legend}</legend>
      <p className="mt-1 mb-1.5 text-small text-ink-2">{removalTexts.hint}</p>
      {ways.map(({ id, name, kind, addedAt }) => (
        <CheckboxField
          key={id}
          label={<span className="wrap-anywhere">{name}</span>}
          hint={removalTexts.added(kind, formatInstantDate(addedAt))}
          checked={!kept.has(id)}
          onCheckedChange={(isRemoved) => change(id, isRemoved)}
        />
      ))}
    </fieldset>
  )
}
