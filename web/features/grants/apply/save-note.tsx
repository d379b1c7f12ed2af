import { Check, CloudOff } from 'lucide-react'
import type { GrantApplication } from '#contracts/foundation/grants.ts'
import { Button } from '#web/ui/button.tsx'
import type { SaveState } from './autosave.ts'
import { saveTexts } from '../messages.ts'
import type { ApplicationForm } from './use-application-form.ts'

const troubles: Partial<Record<SaveState<never>['at'], string>> = {
  unreachable: saveTexts.unreachable,
  refused: saveTexts.refused,
  conflict: saveTexts.waits,
}

/** The save state as one quiet line; announced to screen readers only when saving fails. */
export function SaveNote({ state }: { state: SaveState<GrantApplication> }) {
  const trouble = troubles[state.at]
  return (
    <div className="min-h-6 text-small">
      {trouble ? null : (
        <p className="inline-flex items-center gap-1.5 text-ink-3">
          {state.at === 'saved' ? (
            <>
              <Check size={16} aria-hidden="true" /> {saveTexts.saved}
            </>
          ) : (
            saveTexts.saving
          )}
        </p>
      )}
      <output className="inline-flex items-start gap-1.5 text-warn">
        {trouble ? (
          <>
            <CloudOff size={16} aria-hidden="true" className="mt-0.5 shrink-0" />
            {trouble}
          </>
        ) : null}
      </output>
    </div>
  )
}

/** After a change in two windows the person chooses one; nothing is overwritten silently. */
export function ConflictNotice({ form }: { form: ApplicationForm }) {
  if (form.state.at !== 'conflict') return null
  const { current } = form.state
  const { title, text, mine, theirs } = saveTexts.conflict
  return (
    <section
      role="alert"
      className="sticky top-2 z-10 md:top-20 rounded-card border border-warn bg-warn-soft p-5"
    >
      <h2 className="text-h3 text-warn">{title}</h2>
      <p className="mt-1 text-small">{text}</p>
      <div className="mt-4 flex flex-wrap gap-3">
        <Button variant="quiet" onClick={() => form.keepMine(current)}>
          {mine}
        </Button>
        <Button variant="quiet" onClick={() => form.takeTheirs(current)}>
          {theirs}
        </Button>
      </div>
    </section>
  )
}
