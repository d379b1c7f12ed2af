/** Error messages for a ledger that fails verification, in the browser and at the command line. */
import { faultTexts } from './fault-messages.ts'
import type { Fault } from './verify.ts'

function whyOf({ why, detail }: Fault): string {
  const texts = faultTexts()
  if (why === 'rule') return texts.rule(detail ?? texts.unlikeKind)
  return why === 'totals' ? texts.totals(detail ?? texts.sums) : texts.whys[why]
}

/** 'Row 7 fails. It was changed: its content does not fit its hash.' */
export function describeFault(fault: Fault): string {
  return faultTexts().row(fault.row, whyOf(fault))
}

export const notALedger = (): string => faultTexts().notALedger
