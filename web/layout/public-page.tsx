import type { ReactNode } from 'react'
import { PublicFooter } from './public-footer.tsx'
import { PublicHeader } from './public-header.tsx'

/** The frame of a public page. Prose wears text figures' spacing: tabular figures also widen every hyphen. */
export function PublicPage({ kind, children }: { kind: 'marketing' | 'legal'; children: ReactNode }) {
  return (
    <div className="flex min-h-dvh flex-col print:block">
      <PublicHeader kind={kind} />
      <main id="main" className="grow [font-feature-settings:'cv11']">
        {children}
      </main>
      <PublicFooter />
    </div>
  )
}
