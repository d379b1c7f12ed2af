import { Button } from '#web/ui/button.tsx'
import type { DebtPlan } from '../plan/plan-view.ts'
import { useKeepPlan } from '../plan/use-keep-plan.ts'
import { resultTexts as texts } from '../what-if-panels/messages.ts'
import { differences, namesOf } from './plan-items.ts'
import { resultSentence } from './result-words.ts'
import type { WhatIf } from './use-what-if.ts'

type WhatIfResultProps = {
  whatIf: WhatIf
  tried: DebtPlan
  kept: DebtPlan
}

/** The plan that is asked about against the one that is kept, and how to keep it or to let it go. */
export function WhatIfResult({ whatIf, tried, kept }: WhatIfResultProps) {
  const { keep, isKeeping } = useKeepPlan()
  const { added, lacking } = differences(whatIf.settings, kept.settings, namesOf(kept.debts))
  const asked = [...added, ...lacking.map(texts.without)].join('; ')
  async function keepIt(): Promise<void> {
    if (await keep(whatIf.settings, texts.kept)) whatIf.clear()
  }
  return (
    <section
      aria-label={texts.title}
      className="grid gap-3 rounded-control border border-info/40 bg-info-soft px-4 py-3.5 print:hidden"
    >
      <output className="block min-w-0 text-small wrap-anywhere">
        <p className="font-[600]">{texts.asked(asked)}</p>
        <p className="mt-1">{resultSentence(tried, kept)}</p>
      </output>
      <div className="flex flex-wrap gap-2">
        <Button size="small" busy={isKeeping} onClick={() => void keepIt()}>
          {texts.keep}
        </Button>
        <Button variant="quiet" size="small" onClick={whatIf.clear}>
          {texts.discard}
        </Button>
      </div>
    </section>
  )
}
