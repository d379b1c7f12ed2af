import { useState } from 'react'
import { today } from '#web/format/dates.ts'
import { fileFaults } from './messages.ts'
import { readFile, type ReadFile } from './read-file.ts'

type State = {
  file: ReadFile | null
  /** why the last one was refused */
  error: string | null
  /** grows with each file, so that answers about one do not stay for the next */
  chosen: number
}

/** The chosen file as it was read, or the reason why it was not; `refusal` adds reasons of its own. */
export function useFileChoice(refusal: (file: ReadFile) => string | null) {
  const [state, setState] = useState<State>({ file: null, error: null, chosen: 0 })
  const [isReading, setReading] = useState(false)
  const keep = (file: ReadFile | null, error: string | null) =>
    setState(({ chosen }) => ({ file, error, chosen: chosen + 1 }))
  const choose = async (chosenFile: File) => {
    setReading(true)
    try {
      const read = await readFile(chosenFile, today())
      if ('fault' in read) return keep(null, fileFaults[read.fault])
      const refused = refusal(read.file)
      keep(refused === null ? read.file : null, refused)
    } catch {
      keep(null, fileFaults.unreadable)
    } finally {
      setReading(false)
    }
  }
  return { ...state, isReading, choose, clear: () => keep(null, null) }
}
