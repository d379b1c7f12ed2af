import { ArrowRight, DoorOpen } from 'lucide-react'
import { Link } from 'react-router'
import { showsWaysOut } from '#engine/debts/ways-out/when-shown.ts'
import { paths } from '#web/paths.ts'
import { buttonClass } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { classNames } from '#web/ui/class-names.ts'
import type { DebtPlan } from '../plan/plan-view.ts'
import { doorTexts as texts } from './door-messages.ts'

type DoorProps = {
  plan: Pick<DebtPlan, 'chosen' | 'totalCents'>
  /** on a screen with much else: the sentence is left out on a phone */
  isShort?: boolean
}

/** Shows by itself where the plan never ends, or takes more than five years; nothing for any other plan. */
export function WaysOutDoor({ plan: { chosen, totalCents }, isShort = false }: DoorProps) {
  if (totalCents === 0 || !showsWaysOut(chosen)) return null
  return (
    <Card
      aria-labelledby="ways-out-door"
      className={classNames(
        'flex flex-wrap items-center gap-x-6 gap-y-3',
        isShort && 'max-sm:gap-y-2 max-sm:p-4',
      )}
    >
      <DoorOpen size={28} aria-hidden="true" className="shrink-0 text-brand max-sm:hidden" />
      <div className="min-w-0 flex-[1_1_16rem]">
        <h2 id="ways-out-door" className={isShort ? 'text-base sm:text-lead' : 'text-lead'}>
          {texts.title}
        </h2>
        <p className={classNames('mt-1 max-w-text text-small text-ink-2', isShort && 'max-sm:hidden')}>
          {chosen.status === 'paid' ? texts.long : texts.noEnd}
        </p>
      </div>
      <Link to={paths.waysOut} className={buttonClass({ variant: 'quiet', className: 'print:hidden' })}>
        {texts.go} <ArrowRight size={18} aria-hidden="true" />
      </Link>
    </Card>
  )
}

/** The same way for every plan, in a line. */
export function WaysOutLink() {
  return (
    <Link to={paths.waysOut} className="link inline-flex min-h-11 items-center text-small print:hidden">
      {texts.quiet}
    </Link>
  )
}
