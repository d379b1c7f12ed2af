import type { FundsAnswer } from '#contracts/foundation/grants-desk.ts'
import { Card } from '#web/ui/card.tsx'
import { fundsTexts } from './desk-messages.ts'
import { dollars } from './words.ts'

/** What can still be approved, and what it is made of, above the queue: three lines on a phone. */
export function FundsStats({ funds: { onHand, waiting, free } }: { funds: FundsAnswer }) {
  const figures = [
    { label: fundsTexts.onHand, amount: onHand, note: fundsTexts.onHandNote },
    { label: fundsTexts.waiting, amount: waiting, note: fundsTexts.waitingNote },
    { label: fundsTexts.free, amount: free, note: fundsTexts.freeNote },
  ]
  return (
    <Card aria-label={fundsTexts.title} className="md:p-6">
      <dl className="grid grid-cols-1 gap-x-8 gap-y-3 sm:grid-cols-3">
        {figures.map(({ label, amount, note }) => (
          <div key={label} className="flex items-baseline justify-between gap-x-4 sm:block">
            <dt className="text-small text-ink-2">
              {label}
              <span className="block text-tiny text-ink-3">{note}</span>
            </dt>
            <dd className="fig text-figure-s sm:mt-1">{dollars(amount)}</dd>
          </div>
        ))}
      </dl>
    </Card>
  )
}

/** The same as a line of text, where an amount is decided. */
export function FundsNote({ funds: { onHand, waiting, free } }: { funds: FundsAnswer }) {
  return (
    <p className="text-small text-ink-2">
      <span className="font-[560] text-ink">{fundsTexts.line(dollars(free))}</span>{' '}
      {fundsTexts.made(dollars(onHand), dollars(waiting))}
    </p>
  )
}
