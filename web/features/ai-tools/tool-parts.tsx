/** Parts that the answers of all tools share. */
import { useEffect, useRef } from 'react'
import type { Fact } from '#contracts/coach/coach.ts'
import { serverMessage } from '#web/api/api-error.ts'
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

/** Every figure of the answer with its source, collapsed, and the label below every answer. */
export function AnswerBasis({ facts, label }: { facts: readonly Fact[]; label: string }) {
  return (
    <div className="border-t border-line pt-3">
      {facts.length > 0 && (
        <details>
          <summary className="min-h-11 cursor-pointer py-2.5 text-small font-[560] text-brand">
            {toolTexts.basis}
          </summary>
          <dl className="mb-3 grid grid-cols-1 gap-2 text-small">
            {facts.map(({ id, label: name, value, source }) => (
              <div key={id} className="min-w-0">
                <dt className="text-ink-2 [overflow-wrap:anywhere]">{name}</dt>
                <dd className="[overflow-wrap:anywhere]">
                  <span className="font-[560] tabular-nums">{value}</span>
                  <span className="text-tiny text-ink-3"> from {source}</span>
                </dd>
              </div>
            ))}
          </dl>
        </details>
      )}
      <p className="text-tiny text-ink-3">{label}</p>
    </div>
  )
}
