/** Reads one file apart from the page, so that the page answers while it does, and can stop it. */
import { readFile, type FileReading } from './read-file.ts'
import type { ReadingJob } from './start-reading.ts'

async function read({ data: { file, today } }: MessageEvent<ReadingJob>): Promise<void> {
  // A rejection is no error event of a worker: without an answer the page would wait.
  const reading = await readFile(file, today).catch((): FileReading => ({ fault: 'unreadable' }))
  self.postMessage(reading, { transfer: [] })
}

self.addEventListener('message', (message: MessageEvent<ReadingJob>) => void read(message))
