/**
 * A copy of the records' files while the server works. PostgreSQL's own way, where its program pg_basebackup is
 * missing: https://www.postgresql.org/docs/18/continuous-archiving.html#BACKUP-LOWLEVEL-BASE-BACKUP
 */
import { mkdir, readdir, writeFile } from 'node:fs/promises'
import { createHash } from 'node:crypto'
import { join } from 'node:path'
import type { Client } from 'pg'
import { CLUSTER } from '#server/db/embedded/places.ts'
import { copyFile } from './copy-file.ts'
import type { Contents } from './manifest.ts'

/** Folders whose contents belong to the running server; a restored server creates them again. */
const emptied = new Set([
  'pg_dynshmem',
  'pg_notify',
  'pg_replslot',
  'pg_serial',
  'pg_snapshots',
  'pg_stat_tmp',
  'pg_subtrans',
  'pg_wal',
])

const isLeftOut = (name: string) =>
  name === 'postmaster.pid' ||
  name === 'postmaster.opts' ||
  name.startsWith('pgsql_tmp') ||
  name.startsWith('pg_internal.init')

type Span = { firstWal: string; lastWal: string; label: string }

/**
 * Copies the cluster into `target`, an empty folder. The copy has everything committed before the call, and may have what
 * is committed during it.
 * @param client a connection of the database's own user, used for nothing else meanwhile
 */
export async function copyCluster(client: Client, cluster: string, target: string): Promise<Contents> {
  const contents: Contents = { folders: [], files: [] }
  // Keeps the log of changes that the copy needs until this connection ends, however much is written meanwhile.
  await client.query(
    `select pg_create_physical_replication_slot('backup_' || pg_backend_pid(), immediately_reserve => true, temporary => true)`,
  )
  const start = await client.query<{ wal: string }>(
    `select pg_walfile_name(pg_backup_start('jubilee', fast => true)) as wal`,
  )
  await copyFolder({ from: cluster, to: target, path: CLUSTER, contents })
  const stop = await client.query<{ wal: string; label: string }>(
    'select pg_walfile_name(lsn) as wal, labelfile as label from pg_backup_stop(wait_for_archive => false)',
  )
  await addLog(
    { from: cluster, to: target, contents },
    { firstWal: start.rows[0]!.wal, lastWal: stop.rows[0]!.wal, label: stop.rows[0]!.label },
  )
  return contents
}

type Copying = { from: string; to: string; contents: Contents }

async function copyFolder(copying: Copying & { path: string }): Promise<void> {
  const { from, to, path, contents } = copying
  await mkdir(join(to, path), { recursive: true, mode: 0o700 })
  contents.folders.push(path)
  for (const entry of await readdir(from, { withFileTypes: true })) {
    if (isLeftOut(entry.name)) continue
    const inner = { from: join(from, entry.name), to, path: `${path}/${entry.name}`, contents }
    if (!entry.isDirectory()) await copyInto(inner)
    else if (path === CLUSTER && emptied.has(entry.name)) await makeEmpty(inner)
    else await copyFolder(inner)
  }
}

async function makeEmpty({ to, path, contents }: { to: string; path: string; contents: Contents }) {
  await mkdir(join(to, path), { mode: 0o700 })
  contents.folders.push(path)
}

async function copyInto({ from, to, path, contents }: Copying & { path: string }): Promise<void> {
  try {
    contents.files.push({ path, ...(await copyFile(from, join(to, path))) })
  } catch (error) {
    // A table that was dropped meanwhile: the server started on the copy finds that in the log.
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error
  }
}

/** The log from the copy's begin to its end, without which its files do not fit together, and where to begin in it. */
async function addLog({ from, to, contents }: Copying, span: Span): Promise<void> {
  const names = await readdir(join(from, 'pg_wal'))
  const needed = names.filter(
    (name) => /^[0-9A-F]{24}$/.test(name) && name >= span.firstWal && name <= span.lastWal,
  )
  if (!needed.includes(span.firstWal) || !needed.includes(span.lastWal))
    throw new Error('PostgreSQL dropped a part of its log that the backup needs. Try again.')
  for (const name of needed) {
    const path = `${CLUSTER}/pg_wal/${name}`
    contents.files.push({ path, ...(await copyFile(join(from, 'pg_wal', name), join(to, path))) })
  }
  const path = `${CLUSTER}/backup_label`
  await writeFile(join(to, path), span.label, { flag: 'wx', mode: 0o600, flush: true })
  contents.files.push({
    path,
    bytes: Buffer.byteLength(span.label),
    sha256: createHash('sha256').update(span.label).digest('hex'),
  })
}
