/** Reads and writes of the settings screen. */
import { getDashboard } from '#contracts/money/dashboard.ts'
import { readOf } from '#web/api/read.ts'
import { useMutation, useQuery, useQueryClient, type QueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { updateSettings, type Settings } from '#contracts/account/settings.ts'
import { ApiError } from '#web/api/api-error.ts'
import { call } from '#web/api/call.ts'
import { toast } from '#web/ui/toast/toast.tsx'
import { settingsToasts } from './messages.ts'
import { settingsQuery } from './use-applied-formats.ts'

export type SettingsChange = Partial<Omit<Settings, 'version' | 'language'>>

const MUTATION_KEY = ['settings']

export function useSettings() {
  return useQuery(settingsQuery)
}

const read = (client: QueryClient) => client.getQueryData<Settings>(settingsQuery.queryKey)

function write(client: QueryClient, change: Partial<Settings>): void {
  client.setQueryData<Settings>(settingsQuery.queryKey, (before) => before && { ...before, ...change })
}

/** The values that a change replaces: sent again, they undo it. */
function replacedBy(change: SettingsChange, settings: Settings): SettingsChange {
  const names = Object.keys(change) as (keyof SettingsChange)[]
  return Object.fromEntries(names.map((name) => [name, settings[name]]))
}

type Save = { change: SettingsChange; replaced: SettingsChange; isUndo: boolean }

/**
 * Shows a change in the same moment, saves it and offers a way back. Changes wait for each other, so that each names
 * the version the one before made. One that was refused is taken back; a newer version from elsewhere is shown.
 */
function useSaveSettings() {
  const client = useQueryClient()
  const save = useMutation({
    mutationKey: MUTATION_KEY,
    scope: { id: 'settings' },
    mutationFn: ({ change }: Save) =>
      call(updateSettings, { body: { ...change, version: read(client)?.version } }),
    onSuccess: (saved, { isUndo, replaced }) => {
      // A choice made in the meantime stays until its own answer comes.
      const isLast = client.isMutating({ mutationKey: MUTATION_KEY }) <= 1
      write(client, isLast ? saved : { version: saved.version })
      if (isUndo) return void toast(settingsToasts.undone)
      const action = { label: settingsToasts.undo, onPress: () => apply(replaced, true) }
      toast({ ...settingsToasts.saved, action })
    },
    onError: (error, { replaced }) => {
      const current = error instanceof ApiError && error.status === 409 ? error.answer?.current : undefined
      write(client, (current as Settings | undefined) ?? replaced)
      toast({
        ...(current ? settingsToasts.changedElsewhere : settingsToasts.notSaved),
        variant: 'destructive',
      })
    },
    onSettled: () => client.invalidateQueries({ queryKey: readOf(getDashboard).queryKey }),
  })

  function apply(change: SettingsChange, isUndo: boolean) {
    const before = read(client)
    if (!before) return
    void client.cancelQueries({ queryKey: settingsQuery.queryKey })
    write(client, change)
    save.mutate({ change, replaced: replacedBy(change, before), isUndo })
  }
  return (change: SettingsChange) => apply(change, false)
}

/**
 * The settings as chosen, and how to choose. The cache reports a change a moment after it; until then the choice
 * overrides the cache, so that a checkbox does not spring back under the finger.
 */
export function useChosenSettings(settings: Settings) {
  const save = useSaveSettings()
  const [chosen, setChosen] = useState<{ over: Settings; change: SettingsChange } | null>(null)
  const change = chosen?.over === settings ? chosen.change : {}
  const choose = (next: SettingsChange) => {
    setChosen({ over: settings, change: { ...change, ...next } })
    save(next)
  }
  return { settings: { ...settings, ...change }, choose }
}
