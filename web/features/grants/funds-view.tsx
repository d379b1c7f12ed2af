import type { FundsAnswer } from '#contracts/grants-desk.ts'
import { Stat } from '#web/ui/stat.tsx'
import { fundsTexts } from './desk-messages.ts'
import { dollars } from './words.ts'

/** What can still be approved, and what it is made of, above the queue. */
export function FundsStats({ funds: { onHand, waiting, free } }: { funds: FundsAnswer }) {
  return (
    <section aria-label={fundsTexts.title} className="grid grid-cols-1 gap-4 sm:grid-cols-3">
      <Stat label={fundsTexts.onHand} figure={dollars(onHand)} note={fundsTexts.onHandNote} />
      <Stat label={fundsTexts.waiting} figure={dollars(waiting)} note={fundsTexts.waitingNote} />
      <Stat label={fundsTexts.free} figure={dollars(free)} note={fundsTexts.freeNote} />
    </section>
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
