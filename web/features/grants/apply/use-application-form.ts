import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { saveApplication, type GrantApplication } from '#contracts/foundation/grants.ts'
import { call } from '#web/api/call.ts'
import { useDraft } from '#web/api/storage/use-draft.ts'
import {
  valuesOfApplication,
  isStored,
  readApplication,
  type ApplicationValues,
  type FieldErrors,
} from './application-form.ts'
import { Autosave, type SaveState } from './autosave.ts'
import { currentOf, cacheApplication } from '../use-grants.ts'

/** The tab's draft until the server has it: the values, and the version they were changed from. */
type Draft = ApplicationValues & { baseVersion: number }

export type ApplicationForm = ReturnType<typeof useApplicationForm>

/**
 * The form of an application, saved as it is typed: at once in this tab, some moments later on the server. A reload,
 * a bad connection or an ended session lose nothing, and a conflict with another window is reported first.
 */
export function useApplicationForm(application: GrantApplication) {
  const { id } = application
  const client = useQueryClient()
  const start = { ...valuesOfApplication(application), baseVersion: application.version }
  const { values, change: changeDraft, forget, replace } = useDraft<Draft>(`grant:${id}`, start)
  const [state, setState] = useState<SaveState<GrantApplication>>({ at: 'saved' })
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set())
  const [autosave] = useState(
    () =>
      new Autosave<ApplicationValues, GrantApplication>({
        values,
        version: values.baseVersion,
        send: (typed, version) =>
          call(saveApplication, { params: { id }, body: { ...readApplication(typed).body, version } }),
        onSaved: (stored, isAll) => {
          cacheApplication(client, stored)
          if (isAll) forget()
          else changeDraft({ baseVersion: stored.version })
        },
        onState: setState,
        currentOf,
        isStored,
      }),
  )
  const [isFound] = useState(() => !isStored(values, application))
  useSaving(autosave, isFound)

  const read = readApplication(values).errors
  const unread = Object.fromEntries(Object.entries(read).filter(([field]) => left.has(field)))
  const errors: FieldErrors = { ...unread, ...(state.at === 'refused' ? state.fields : {}) }
  // Invalid fields were not sent, so "Saved" would be wrong.
  const isPartly = state.at === 'saved' && Object.keys(unread).length > 0

  return {
    values: values as ApplicationValues,
    errors,
    state: isPartly ? ({ at: 'refused', fields: {} } as const) : state,
    change: (changed: Partial<ApplicationValues>) => {
      changeDraft({ ...changed, baseVersion: autosave.version })
      autosave.typed(changed)
    },
    /** a field lost the focus: from now on it shows its error */
    leave: (field: string) => setLeft((before) => new Set(before).add(field)),
    flush: () => autosave.flush(),
    keepMine: (current: GrantApplication) => {
      changeDraft({ baseVersion: current.version })
      autosave.overwrite(current.version)
    },
    takeTheirs: (current: GrantApplication) => {
      const theirs = valuesOfApplication(current)
      cacheApplication(client, current)
      autosave.replace(theirs, current.version)
      replace({ ...theirs, baseVersion: current.version })
    },
  }
}

/** Sends a restored draft, and retries when the connection is back. */
function useSaving(autosave: Autosave<ApplicationValues, GrantApplication>, isFound: boolean): void {
  useEffect(() => {
    if (isFound) autosave.typed({})
    const retry = () => autosave.retry()
    globalThis.addEventListener('online', retry)
    return () => {
      globalThis.removeEventListener('online', retry)
      // Leaving the screen sends the rest; whatever fails stays in the draft.
      void autosave.flush().finally(() => autosave.stop())
    }
  }, [autosave, isFound])
}
