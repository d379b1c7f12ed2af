export type Detail = { label: string; figure: string; note?: string }

/** Names and figures line by line, each with what it rests on below it. */
export function DetailList({ details }: { details: readonly Detail[] }) {
  return (
    <dl>
      {details.map(({ label, figure, note }) => (
        <div
          key={label}
          className="flex flex-wrap items-baseline justify-between gap-x-4 border-t border-line py-2 first:border-t-0"
        >
          <dt className="text-small text-ink-2">{label}</dt>
          <dd className="ml-auto text-right">
            <span className="fig text-base [overflow-wrap:anywhere]">{figure}</span>
            {note && <span className="block text-tiny text-ink-3">{note}</span>}
          </dd>
        </div>
      ))}
    </dl>
  )
}
