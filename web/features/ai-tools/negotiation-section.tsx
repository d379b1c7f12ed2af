import { MessagesSquare } from 'lucide-react'
import type { Debt } from '#contracts/money/debts.ts'
import { LockedTool } from './locked-tool.tsx'
import { negotiationTexts as texts } from './messages.ts'
import { NegotiationAssistant } from './negotiation-assistant.tsx'

/** The AI tools of My Debts: the assistant where the plan includes it, else what it is part of. */
export function NegotiationSection({ debts, isIncluded }: { debts: readonly Debt[]; isIncluded: boolean }) {
  return (
    <section aria-labelledby="ai-tools-title">
      <h2 id="ai-tools-title" className="mb-3.5">
        {texts.heading}
      </h2>
      {isIncluded ? (
        <NegotiationAssistant debts={debts} />
      ) : (
        <LockedTool
          id="negotiation-title"
          feature="negotiation_scripts"
          title={texts.title}
          intro={texts.intro}
          icon={MessagesSquare}
        />
      )}
    </section>
  )
}
