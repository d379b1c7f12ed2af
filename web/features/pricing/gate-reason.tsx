import { Link } from 'react-router'
import type { LapseReason } from '#engine/access/access.ts'
import { paths } from '#web/paths.ts'
import { Button, buttonClass } from '#web/ui/button.tsx'
import { gateReasons, pricingMessages } from './messages.ts'

type GateReasonProps = {
  lapse: LapseReason | null
  onContinueFree: () => void
  isBusy: boolean
}

/** Says to a person whose plan is not live why the gate shows them the price list, and what they can do. */
export function GateReason({ lapse, onContinueFree, isBusy }: GateReasonProps) {
  if (!lapse) return null
  return (
    <section aria-labelledby="gate-reason" className="page-width mb-8">
      <div className="flex flex-wrap items-center gap-x-8 gap-y-4 rounded-card bg-warn-soft p-5 text-warn md:px-8">
        <output className="min-w-0 flex-1 basis-80">
          <strong id="gate-reason" className="block">
            {gateReasons[lapse]}
          </strong>
          <span className="mt-1 block text-small">{pricingMessages.nothingLost}</span>
        </output>
        <div className="grid gap-3 max-sm:w-full sm:flex">
          {lapse === 'canceled' ? null : (
            <Link to={paths.billing} className={buttonClass({})}>
              {pricingMessages.changeCard}
            </Link>
          )}
          <Button variant="quiet" busy={isBusy} onClick={onContinueFree}>
            {pricingMessages.continueOnFree}
          </Button>
        </div>
      </div>
    </section>
  )
}
