import { MessagesSquare } from 'lucide-react'
import { Card } from '#web/ui/card.tsx'
import { Tag } from '#web/ui/tag.tsx'

/** The place of the negotiation assistant: it says what is coming, and what can be done without it. */
export function NegotiationCard() {
  return (
    <section aria-labelledby="ai-tools-title">
      <h2 id="ai-tools-title" className="mb-3.5">
        AI tools
      </h2>
      <Card as="article" className="flex flex-wrap gap-4">
        <span className="grid size-11 shrink-0 place-items-center rounded-control bg-info-soft text-info">
          <MessagesSquare size={22} aria-hidden="true" />
        </span>
        <div className="min-w-0 basis-56 grow">
          <h3 className="flex flex-wrap items-center gap-2">
            Negotiation assistant <Tag className="font-sans">coming</Tag>
          </h3>
          <p className="mt-1.5 max-w-text text-small text-ink-2">
            Soon it will write a script for a call to your lender, from your own figures. You can call today:
            ask for a lower rate, say how long you have been a customer, and note the name and the answer.
          </p>
        </div>
      </Card>
    </section>
  )
}
