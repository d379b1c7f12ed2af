/** Backups: made while the app works, and dropped when they are too old. Here those of the embedded server's records. */
import { existsSync } from 'node:fs'
import { mkdir, readdir, rename, rm } from 'node:fs/promises'
import { join, resolve, sep } from 'node:path'
import { Client } from 'pg'
import { openEmbedded } from '#server/db/embedded.ts'
import { flush } from '#server/db/embedded/flush.ts'
import { clearLeftovers, makingName } from '#server/db/embedded/temp-files.ts'
import { CLUSTER } from '#server/db/embedded/places.ts'
import type { Logger } from '#server/log.ts'
import { copyCluster } from './copy-cluster.ts'
import { copyFile } from './copy-file.ts'
import { isBackup, pathsIn, writeManifest } from './manifest.ts'
import type { Contents } from './manifest.ts'

/** What the privacy notice promises: a person who left is gone from the backups too after this time. */
export const KEEP_DAYS = 35

const DAY_MS = 86_400_000
const NAME = /^jubilee-(\d{4}-\d\d-\d\d)T(\d\d)-(\d\d)-(\d\d)Z$/

type Options = { dataFolder: string; into: string; now: Date; log: Logger }

export type MadeBackup = { folder: string; files: number; bytes: number }

/**
 * Copies the records into a new folder below `into`, named by the time. It has its name only once it is whole.
 * @throws Error with a sentence for the person who runs it; then there is no new backup
 */
export async function backUp({ dataFolder, into, now, log }: Options): Promise<MadeBackup> {
  const data = resolve(dataFolder)
  if (!existsSync(join(data, CLUSTER)))
    throw new Error(`There are no records in ${data}. Set JUBILEE_DATA to the folder that the app uses.`)
  if (`${resolve(into)}${sep}`.startsWith(`${data}${sep}`))
    throw new Error('A backup inside the data folder is lost with it. Name a folder elsewhere.')
  return makeBackup({ into, now }, (target) => copyEverything({ data, target, log }))
}

/**
 * Makes a backup of what `copy` puts into the folder it is given, with the list of it, below `into`.
 * @throws what `copy` throws; then there is no new backup
 */
export async function makeBackup(
  { into, now }: { into: string; now: Date },
  copy: (target: string) => Promise<Contents>,
): Promise<MadeBackup> {
  const parent = resolve(into)
  await mkdir(parent, { recursive: true, mode: 0o700 })
  await clearLeftovers(parent)
  const folder = join(parent, nameAt(now))
  if (existsSync(folder)) throw new Error(`${folder} is there already. Try again in a second.`)
  const making = makingName(folder)
  await mkdir(making, { mode: 0o700 })
  try {
    const contents = await copy(making)
    await writeManifest(making, contents, now)
    await flush(...pathsIn(making, contents), making)
    await rename(making, folder)
    await flush(parent)
    const bytes = contents.files.reduce((sum, file) => sum + file.bytes, 0)
    return { folder, files: contents.files.length, bytes }
  } catch (error) {
    await rm(making, { recursive: true, force: true })
    throw error
  }
}

async function copyEverything(options: { data: string; target: string; log: Logger }): Promise<Contents> {
  const { data, target, log } = options
  const server = await openEmbedded({ dataFolder: data, log })
  try {
    const client = new Client({ connectionString: server.url, application_name: 'jubilee backup' })
    client.on('error', () => {})
    await client.connect()
    try {
      const contents = await copyCluster(client, join(data, CLUSTER), target)
      await addKeys({ data, target, contents })
      return contents
    } finally {
      await client.end()
    }
  } finally {
    await server.close()
  }
}

/** What lies beside the records and opens them: the database's password, the sandbox's key. Logs stay. */
async function addKeys(options: { data: string; target: string; contents: Contents }): Promise<void> {
  const { data, target, contents } = options
  for (const entry of await readdir(data, { withFileTypes: true })) {
    if (!entry.isFile() || !/^[a-z-]+$/.test(entry.name)) continue
    const copied = await copyFile(join(data, entry.name), join(target, entry.name))
    contents.files.push({ path: entry.name, ...copied })
  }
}

function nameAt(now: Date): string {
  return `jubilee-${now.toISOString().slice(0, 19).replaceAll(':', '-')}Z`
}

function timeOf(name: string): number | null {
  const parts = NAME.exec(name)
  return parts === null ? null : Date.parse(`${parts[1]}T${parts[2]}:${parts[3]}:${parts[4]}Z`)
}

/**
 * Removes the backups below `into` that are older than KEEP_DAYS, and only what was made here: the name and the list
 * inside say so. Returns their folders.
 */
export async function dropOldBackups(into: string, now: Date): Promise<string[]> {
  const parent = resolve(into)
  const dropped: string[] = []
  for (const name of await readdir(parent)) {
    const madeAt = timeOf(name)
    if (madeAt === null || now.getTime() - madeAt <= KEEP_DAYS * DAY_MS) continue
    const folder = join(parent, name)
    if (!(await isBackup(folder))) continue
    await rm(folder, { recursive: true })
    dropped.push(folder)
  }
  return dropped
}
