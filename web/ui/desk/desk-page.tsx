import type { ReactNode } from 'react'

/** A screen of the admin's desk: its title, what it is for, and its parts one below the other. */
export function DeskPage({ title, lead, children }: { title: string; lead: string; children: ReactNode }) {
  return (
    <div className="grid grid-cols-1 gap-6">
      <header>
        <h1>{title}</h1>
        <p className="mt-2 max-w-text text-ink-2">{lead}</p>
      </header>
      {children}
    </div>
  )
}
