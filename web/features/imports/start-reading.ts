/** A chosen file on its way: read in a worker, with a limit to the time it may take and a way to stop. */
import type { FileFault, FileReading } from './read-file.ts'

export type ReadingJob = { file: File; today: string }

/** The largest file is read in a few seconds; what takes longer was made to. */
export const READING_LIMIT_MS = 20_000

export type StartedReading = {
  /** null where it was stopped */
  outcome: Promise<FileReading | null>
  /** does nothing once there is an outcome */
  stop: () => void
}

/** `today` is the person's day, YYYY-MM-DD. Whatever becomes of the worker, there is an outcome. */
export function startReading(job: ReadingJob): StartedReading {
  const worker = new Worker(new URL('./read-file.worker.ts', import.meta.url), { type: 'module' })
  const { promise: outcome, resolve } = Promise.withResolvers<FileReading | null>()
  const end = (reading: FileReading | null) => {
    clearTimeout(limit)
    worker.terminate()
    resolve(reading)
  }
  const fail = (fault: FileFault) => end({ fault })
  const limit = setTimeout(() => fail('tooSlow'), READING_LIMIT_MS)
  worker.addEventListener('message', ({ data }: MessageEvent<FileReading>) => end(data))
  worker.addEventListener('messageerror', () => fail('unreadable'))
  worker.addEventListener('error', () => fail('unreadable'))
  worker.postMessage(job, [])
  return { outcome, stop: () => end(null) }
}
