/** Terms and what they are, one a line. */
export function Facts({ facts }: { facts: readonly (readonly [term: string, text: string])[] }) {
  return (
    <dl className="mt-3">
      {facts.map(([term, text]) => (
        <div
          key={term}
          className="flex flex-wrap justify-between gap-x-6 gap-y-0.5 border-b border-line py-3 [dl:last-child>&:last-child]:border-b-0"
        >
          <dt className="text-small text-ink-2">{term}</dt>
          <dd className="min-w-0 text-[0.9375rem] wrap-anywhere">{text}</dd>
        </div>
      ))}
    </dl>
  )
}
