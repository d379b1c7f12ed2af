import type { EligibilityAnswer } from '#contracts/foundation/grants.ts'
import { checkTexts } from './messages.ts'

/** Whether a program could fit, in a line below its name; nothing until that is known. */
export function CheckAnswerLine({ program }: { program: EligibilityAnswer['programs'][number] | undefined }) {
  if (!program) return null
  return (
    <span className="mt-1.5 block text-tiny text-ink-2">
      <b className="font-[600]">{program.fits ? checkTexts.fits : checkTexts.fitsNot}.</b> {program.reason}{' '}
      {program.fits ? null : checkTexts.mayStill}
    </span>
  )
}
