import { useEffect, useEffectEvent, useState } from 'react'
import { Link, useNavigate } from 'react-router'
import { paths } from '#web/paths.ts'
import { buttonClass } from '#web/ui/button.tsx'
import { LinkedAccountsSummary } from '../linked-accounts-summary.tsx'
import type { LinkOutcome } from '../link-bank.ts'
import { noPlan, returnTexts as texts } from '../messages.ts'
import { useBankLink, type LinkedBank } from '../use-bank-link.ts'

export const meta = () => [{ title: texts.pageTitle }]

/**
 * Where a bank that signs people in on its own site sends them back to. The dialog opens again with the token that this
 * tab keeps, and the link ends as it would have on the page where it began. What did not work is said here.
 */
export default function BankReturnPage() {
  const { words, linked, isWithoutPlan } = useReturn()
  const navigate = useNavigate()
  return (
    <div className="mx-auto grid min-h-[60dvh] w-full max-w-[56rem] grid-cols-1 content-start gap-5">
      <h1>{texts.title}</h1>
      <output className="max-w-text text-lead text-ink-2">{words ?? texts.wait}</output>
      {linked ? (
        <LinkedAccountsSummary linked={linked} onClose={() => void navigate(paths.debtTracker)} />
      ) : (
        words !== null && (
          <div className="flex flex-wrap gap-3">
            <Link to={paths.debtTracker} className={buttonClass({})}>
              {texts.toDebts}
            </Link>
            {isWithoutPlan && (
              <Link to={paths.pricing} className={buttonClass({ variant: 'quiet' })}>
                {noPlan.plans}
              </Link>
            )}
          </div>
        )
      )}
    </div>
  )
}

/** Goes on with the link once the page is there. `words` is null until it is over. */
function useReturn() {
  const [outcome, setOutcome] = useState<LinkOutcome | null>(null)
  const [linked, setLinked] = useState<LinkedBank | null>(null)
  const [isWithoutPlan, setWithoutPlan] = useState(false)
  const { resume } = useBankLink({ onLinked: setLinked, onNoPlan: () => setWithoutPlan(true) })
  const goOn = useEffectEvent(async () => setOutcome(await resume(location.href)))
  useEffect(() => {
    // In development React leaves each screen once and comes back: only the second time goes on with the link.
    const soon = setTimeout(() => void goOn(), 0)
    return () => clearTimeout(soon)
  }, [])
  const words = outcome && (isWithoutPlan ? noPlan.text : wordsOf(outcome))
  return { words, linked, isWithoutPlan }
}

function wordsOf(outcome: LinkOutcome): string {
  if (outcome.kind === 'linked') return texts.linked(outcome.bank.name)
  if (outcome.kind === 'repaired') return texts.repaired(outcome.bank.name)
  if (outcome.kind === 'failed') return texts[outcome.at]
  return outcome.kind === 'gone' ? texts.gone : texts.left
}
