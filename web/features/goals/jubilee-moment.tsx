import { useEffect, useRef } from 'react'
import { Button } from '#web/ui/button.tsx'
import { formatMoney } from '#web/format/money.ts'
import { dateOfInstant } from '#web/format/dates.ts'
import { monthIndex } from '#engine/money/calendar.ts'
import type { Goal } from '#contracts/money/goals.ts'
import { GoldSeal } from './gold-seal.tsx'
import { jubileeMomentTexts } from './messages.ts'

type JubileeMomentProps = { goal: Goal; onClose: () => void }

/** Celebrates a goal that is done, once. It takes the focus, and stays until it is closed. */
export function JubileeMoment({ goal, onClose }: JubileeMomentProps) {
  const box = useRef<HTMLElement>(null)
  useEffect(() => {
    box.current?.focus({ preventScroll: true })
    box.current?.scrollIntoView({ block: 'center' })
  }, [])
  return (
    <section
      ref={box}
      tabIndex={-1}
      aria-labelledby="jubilee-title"
      className="flex animate-[rise_500ms_ease-out] flex-wrap items-center gap-x-6 gap-y-4 rounded-card bg-jubilee p-6 text-jubilee-ink outline-none md:p-8"
    >
      <span className="animate-[fade_1200ms_ease-out]">
        <GoldSeal size={64} onJubilee />
      </span>
      <div className="min-w-[min(100%,14rem)] flex-1">
        <h2 id="jubilee-title" className="text-jubilee-gold">
          {jubileeMomentTexts.title(goal.title)}
        </h2>
        <p className="mt-1.5">{wordsOf(goal)}</p>
      </div>
      <Button
        variant="quiet"
        className="border-jubilee-ink/50 text-jubilee-ink hover:bg-jubilee-ink/10"
        onClick={onClose}
      >
        {jubileeMomentTexts.close}
      </Button>
    </section>
  )
}

function wordsOf(goal: Goal): string {
  const from = dateOfInstant(goal.createdAt)
  const to = goal.completedAt === null ? null : dateOfInstant(goal.completedAt)
  const months = from && to ? monthIndex(to) - monthIndex(from) : 0
  return jubileeMomentTexts.setAside(formatMoney(goal.currentAmount), months)
}
