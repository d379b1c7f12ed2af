import { formatCharge } from '#web/format/money.ts'
import { giveTexts } from './messages.ts'

/** Who pays the card fee, and what reaches the grants, said before anybody pays. */
export function GiftSum({ cents }: { cents: number | null }) {
  const amount = cents === null ? '$…' : formatCharge(cents)
  const rows = [
    [giveTexts.given, amount],
    [giveTexts.fee, giveTexts.feePaid],
    [giveTexts.toGrants, amount],
  ]
  return (
    <section aria-labelledby="sum-title" className="rounded-card bg-brand-soft px-5 py-4">
      <h2 id="sum-title" className="text-h3">
        {giveTexts.feeTitle}
      </h2>
      <dl className="mt-2 grid gap-1.5 text-[0.9375rem]">
        {rows.map(([label, value]) => (
          <div key={label} className="flex flex-wrap justify-between gap-x-4">
            <dt className="text-ink-2">{label}</dt>
            <dd className="font-[560] tabular-nums">{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
