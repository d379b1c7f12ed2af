/**
 * When the records were last backed up, noted in the data folder where the app can read it. The file's name has a dot, so
 * no backup carries it along. Another tool notes its own by `date -u +%FT%TZ > last-backup.txt`.
 */
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

const fileIn = (dataFolder: string) => join(dataFolder, 'last-backup.txt')

/** Notes a backup that is whole. */
export async function noteBackup(dataFolder: string, at: Date): Promise<void> {
  await writeFile(fileIn(dataFolder), `${at.toISOString()}\n`)
}

/** Null where none was noted, or the note cannot be read. */
export async function readLastBackup(dataFolder: string): Promise<Date | null> {
  const text = await readFile(fileIn(dataFolder), 'utf8').catch(() => '')
  const at = new Date(text.trim())
  return Number.isNaN(at.getTime()) ? null : at
}
