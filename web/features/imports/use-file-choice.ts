import { useMutation } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { today } from '#web/format/dates.ts'
import { fileFaults } from './messages.ts'
import type { ReadFile } from './read-file.ts'
import { startReading } from './start-reading.ts'

/** The chosen file as it was read, or the reason why it was not; `refusal` adds reasons of its own. */
export function useFileChoice(refusal: (file: ReadFile) => string | null) {
  // Grows with each file, so that answers about one do not stay for the next.
  const [chosen, setChosen] = useState(0)
  const stop = useRef(() => {})
  const reading = useMutation({
    // It reads on this device, so it needs no connection.
    networkMode: 'always',
    mutationFn: async (file: File) => {
      const started = startReading({ file, today: today() })
      stop.current = started.stop
      const read = await started.outcome
      if (read === null) return { file: null, error: null }
      const error = 'fault' in read ? fileFaults[read.fault] : refusal(read.file)
      return error === null && 'file' in read ? { file: read.file, error } : { file: null, error }
    },
    onSettled: () => setChosen((count) => count + 1),
  })
  const { file, error } = reading.data ?? { file: null, error: null }
  return {
    file,
    /** why the last one was refused */
    error: reading.isError ? fileFaults.unreadable : error,
    chosen,
    isReading: reading.isPending,
    choose: reading.mutate,
    stop: () => stop.current(),
    clear: reading.reset,
  }
}
