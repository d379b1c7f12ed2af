import type { ReactNode } from 'react'

/** Nothing here yet: what will be here, and how to start. */
export function EmptyState({ title, text, children }: { title: string; text: string; children: ReactNode }) {
  return (
    <div className="grid flex-1 content-center justify-items-center gap-1 py-6 text-center">
      <h3>{title}</h3>
      <p className="max-w-[40ch] text-small text-ink-2">{text}</p>
      <div className="mt-4">{children}</div>
    </div>
  )
}
