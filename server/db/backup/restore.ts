/** Puts a backup into an empty data folder. */
import { existsSync } from 'node:fs'
import { chown, mkdir, rename, rm } from 'node:fs/promises'
import { join, relative, resolve } from 'node:path'
import { Client } from 'pg'
import { openEmbedded } from '#server/db/embedded.ts'
import { flush } from '#server/db/embedded/flush.ts'
import { clearLeftovers, makingName } from '#server/db/embedded/temp-files.ts'
import { CLUSTER, PASSWORD_FILE, preparePlaces } from '#server/db/embedded/places.ts'
import type { Places } from '#server/db/embedded/places.ts'
import { chooseSystemUser } from '#server/db/embedded/run-as.ts'
import { migrate } from '#server/db/migrate.ts'
import type { Logger } from '#server/log.ts'
import { copyFile } from './copy-file.ts'
import type { Copied } from './copy-file.ts'
import { pathsIn, readManifest } from './manifest.ts'
import type { Manifest } from './manifest.ts'

type Options = { backup: string; dataFolder: string; log: Logger }

/** row counts that the person who restores can check */
export type Restored = { madeAt: string; people: number; debts: number; ledgerEntries: number }

const isOfCluster = (path: string) => path === CLUSTER || path.startsWith(`${CLUSTER}/`)

/**
 * Checks every file of the backup while it is copied, starts the server on the copy once, and brings it up to date.
 * The backup itself is not touched.
 * @throws Error with a sentence for the person who runs it; after a damaged backup the data folder has no records
 */
export async function restore({ backup, dataFolder, log }: Options): Promise<Restored> {
  const from = resolve(backup)
  const manifest = await readManifest(from)
  if (manifest.cluster === undefined)
    throw new Error(`${from} is a dump of a server of your own: set DATABASE_URL to an empty database.`)
  const places = await preparePlaces(dataFolder, chooseSystemUser())
  if (existsSync(places.cluster) || existsSync(places.passwordFile))
    throw new Error(
      `There are records in ${places.root} already, and they stay. Set JUBILEE_DATA to an empty folder.`,
    )
  await clearLeftovers(places.root)
  await putInPlace({ from, manifest, places })
  return { madeAt: manifest.madeAt, ...(await openOnce(places.root, log)) }
}

type Putting = { from: string; manifest: Manifest; places: Places }

/** Without it the next start refuses to open the records, and creates no new ones beside them. */
const passwordLast = (one: string, other: string) =>
  Number(one === PASSWORD_FILE) - Number(other === PASSWORD_FILE)

async function putInPlace({ from, manifest, places }: Putting): Promise<void> {
  const making = makingName(join(places.root, 'restored'))
  await mkdir(making, { mode: 0o700 })
  try {
    for (const path of manifest.folders) await mkdir(join(making, path), { mode: 0o700 })
    for (const file of manifest.files) await copyChecked(from, making, file)
    const paths = pathsIn(making, manifest)
    for (const path of paths) if (isOfCluster(relative(making, path))) await giveTo(places, path)
    await flush(...paths)
    await rename(join(making, CLUSTER), places.cluster)
    const beside = manifest.files.map((file) => file.path).filter((path) => !isOfCluster(path))
    for (const path of beside.toSorted(passwordLast))
      await rename(join(making, path), join(places.root, path))
    await flush(places.root)
  } finally {
    await rm(making, { recursive: true, force: true })
  }
}

async function giveTo({ user }: Places, path: string): Promise<void> {
  if (user) await chown(path, user.uid, user.gid)
}

async function copyChecked(from: string, to: string, file: Manifest['files'][number]): Promise<void> {
  await checkFile(file, copyFile(join(from, file.path), join(to, file.path)))
}

/** @throws Error with a sentence where the file is not as the list has it, or is missing */
export async function checkFile(file: Manifest['files'][number], reading: Promise<Copied>): Promise<void> {
  const copied = await reading.catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') throw damaged(file.path, 'is missing')
    throw error
  })
  if (copied.sha256 !== file.sha256 || copied.bytes !== file.bytes)
    throw damaged(file.path, 'is not as it was written')
}

const damaged = (path: string, how: string) =>
  new Error(`The backup is damaged: ${path} ${how}. Nothing was restored; take another backup.`)

async function openOnce(dataFolder: string, log: Logger): Promise<Omit<Restored, 'madeAt'>> {
  const server = await openEmbedded({ dataFolder, log })
  try {
    return await bringUpToDate(server.url)
  } finally {
    await server.close()
  }
}

/** Runs what migrations are new, and counts what the person who restores can check. */
export async function bringUpToDate(url: string): Promise<Omit<Restored, 'madeAt'>> {
  await migrate(url)
  const client = new Client({ connectionString: url, application_name: 'jubilee restore' })
  await client.connect()
  try {
    const { rows } = await client.query<Record<'people' | 'debts' | 'entries', string>>(
      'select (select count(*) from users) as people, (select count(*) from debts) as debts, (select count(*) from ledger_entries) as entries',
    )
    const { people, debts, entries } = rows[0]!
    return { people: Number(people), debts: Number(debts), ledgerEntries: Number(entries) }
  } finally {
    await client.end()
  }
}
