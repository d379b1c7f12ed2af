import type { ReactNode } from 'react'

type ChoiceCardProps = {
  text: string
  input: { name: string; checked: boolean; onChange: () => void; id?: string }
  children: ReactNode
}

/** One of a few, as a card: all of it can be pressed. */
export function ChoiceCard({ text, input, children }: ChoiceCardProps) {
  return (
    <label className="grid h-full min-h-11 cursor-pointer grid-cols-[auto_1fr] items-center gap-x-3 gap-y-0.5 rounded-card border border-line-strong bg-raised px-4 py-3 transition-colors hover:border-field has-checked:border-brand has-checked:bg-brand-soft has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-brand/75">
      <input type="radio" {...input} className="row-span-2 size-5 accent-brand outline-none" />
      <span className="min-w-0">{children}</span>
      <span className="min-w-0 text-small text-ink-2">{text}</span>
    </label>
  )
}
