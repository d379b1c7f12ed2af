/** Parts that the answers of all tools share. */
import { useEffect, useRef } from 'react'
import type { FactCard as Card } from '#contracts/coach/coach.ts'
import { serverMessage } from '#web/api/api-error.ts'
import { FactCards } from '#web/ui/figures/fact-card.tsx'
import { toolTexts } from './messages.ts'

/** A failed call: the server's own sentence, or else that nothing was lost and what to do. */
export function ToolError({ title, error }: { title: string; error: unknown }) {
  return (
    <div role="alert" className="rounded-control border border-danger bg-danger-soft px-4 py-3 text-danger">
      <p className="font-[600]">{title}</p>
      <p className="mt-1 text-small">{serverMessage(error) ?? toolTexts.unreachable}</p>
    </div>
  )
}

/** The answer in one sentence. It takes the focus when a new answer arrives, not on other renders. */
export function AnswerHeading({ text, answer }: { text: string; answer: unknown }) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (answer) heading.current?.focus()
  }, [answer])
  return (
    <h4 ref={heading} tabIndex={-1} className="font-display text-h3 font-[560] outline-none">
      {text}
    </h4>
  )
}

export function AnswerList({ title, items }: { title: string; items: readonly string[] }) {
  if (items.length === 0) return null
  return (
    <div>
      <h5 className="text-small font-[600]">{title}</h5>
      <ul className="mt-1.5 grid list-disc gap-1.5 pl-5 text-small text-ink-2">
        {items.map((item) => (
          <li key={item} className="[overflow-wrap:anywhere]">
            {item}
          </li>
        ))}
      </ul>
    </div>
  )
}

type AnswerBasisProps = { cards: readonly Card[]; label: string; isOpen?: boolean }

/** Every figure of the answer with its source and the screen that computes it, and the label below every answer. */
export function AnswerBasis({ cards, label, isOpen = false }: AnswerBasisProps) {
  return (
    <div className="grid grid-cols-1 gap-3 border-t border-line pt-3">
      <FactCards cards={cards} texts={toolTexts} isOpen={isOpen} />
      <p className="text-tiny text-ink-3">{label}</p>
    </div>
  )
}
