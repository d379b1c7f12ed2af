export type FigureTile = {
  id: string
  value: string
  label: string
  /** whose figure it is, and from when */
  note?: string
}

/** Figures side by side, each above what it is. A value of several words is set smaller. */
export function FigureTiles({ tiles }: { tiles: readonly FigureTile[] }) {
  return (
    <dl className="grid grid-cols-[repeat(auto-fit,minmax(min(9.5rem,100%),1fr))] gap-x-6 sm:gap-x-8 lg:grid-cols-2">
      {tiles.map(({ id, value, label, note }) => (
        <div key={id} className="flex flex-col-reverse justify-end border-t border-line-strong py-5 sm:py-6">
          <dt className="mt-1 text-small text-ink-2">
            {label}
            {note ? <span className="block text-tiny text-ink-3">{note}</span> : null}
          </dt>
          <dd className={`fig text-brand-deep ${value.includes(' ') ? 'text-figure-s' : 'text-h1'}`}>
            {value}
          </dd>
        </div>
      ))}
    </dl>
  )
}
