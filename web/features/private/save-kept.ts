import { saveFile } from '#web/api/files/save-file.ts'
import { indexedDbStore } from '#web/local/indexed-db.ts'
import { keptFile } from '#web/local/kept/kept-file.ts'
import { toast } from '#web/ui/toast/toast.tsx'
import { keptHere } from './messages.ts'

/** What is kept here as jubilee.json, the file that an empty account takes in. */
export async function fileOfKept(): Promise<Blob> {
  const json = await indexedDbStore.change((kept) => JSON.stringify(keptFile(kept, new Date()), null, 2))
  return new Blob([json], { type: 'application/json' })
}

/** Hands that file to the browser's downloads. */
export async function saveKept(): Promise<void> {
  try {
    saveFile(await fileOfKept(), 'jubilee.json')
  } catch {
    toast({ ...keptHere.notSaved, variant: 'destructive' })
  }
}
