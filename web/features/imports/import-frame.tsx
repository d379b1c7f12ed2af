import type { ReactNode } from 'react'
import type { Import } from '#contracts/money/imports.ts'
import { BackLink } from '#web/ui/back-link.tsx'
import { PastImports } from './past-imports.tsx'

type ImportFrameProps = {
  kind: Import['kind']
  back: string
  texts: { place: string; title: string; lead: string }
  /** the import that is shown already */
  shownId: string | null
  children: ReactNode
}

/** Around a screen that imports a file: the way back, what happens with a file, and earlier imports below. */
export function ImportFrame({ kind, back, texts, shownId, children }: ImportFrameProps) {
  return (
    <div className="mx-auto grid w-full max-w-[56rem] grid-cols-1 gap-6">
      <header>
        <BackLink to={back} isColored>
          {texts.place}
        </BackLink>
        <h1 className="mt-2">{texts.title}</h1>
        <p className="mt-3 text-lead text-ink-2">{texts.lead}</p>
      </header>
      {children}
      <PastImports kind={kind} without={shownId} />
    </div>
  )
}
