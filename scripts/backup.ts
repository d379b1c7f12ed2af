/**
 * npm run backup -- folder: copies the records there while the app works; old copies go. With DATABASE_URL by pg_dump.
 * npm run backup -- --elsewhere: notes that a backup was made by other means, such as those of a managed service.
 */
import { Client } from 'pg'
import { backUp, dropOldBackups, KEEP_DAYS } from '#server/db/backup/back-up.ts'
import { backUpOutside } from '#server/db/backup/outside-dump.ts'
import { openDatabase } from '#server/db/open-database.ts'
import { readEnv } from '#server/env.ts'
import { noteBackup, type BackupWay } from '#server/features/health/backups.queries.ts'
import { silentLogger } from '#server/log.ts'

const env = readEnv()
const path = process.env['PATH'] ?? ''
const ELSEWHERE = '--elsewhere'

async function make(into: string, now: Date): Promise<void> {
  const { databaseUrl: url, dataFolder } = env
  const making =
    url === null
      ? backUp({ dataFolder, into, now, log: silentLogger })
      : backUpOutside({ url, path, into, now })
  const made = await making
  console.log(`${made.folder} is whole: ${made.files} files, ${(made.bytes / 1e6).toFixed(1)} MB.`)
  const held = url === null ? 'the records and the database’s password' : 'the records'
  console.log(`It holds ${held}, but not ENCRYPTION_KEYS: keep those elsewhere.`)
}

/** Where the desk and the metrics look for the last one. A backup that cannot be noted is good all the same. */
async function note(way: BackupWay, madeAt: Date): Promise<void> {
  const database = await openDatabase(env, silentLogger)
  const client = new Client({ connectionString: database.url, application_name: 'jubilee backup' })
  try {
    await client.connect()
    await noteBackup(client, way, madeAt)
  } finally {
    await client.end()
    await database.close()
  }
}

async function tidy(into: string, now: Date): Promise<void> {
  for (const old of await dropOldBackups(into, now))
    console.log(`${old} was older than ${KEEP_DAYS} days and is removed.`)
}

function fail(sentence: string): false {
  console.error(sentence)
  process.exitCode = 1
  return false
}

const into = process.argv[2]
const now = new Date()
const noted = (way: BackupWay) =>
  note(way, now).then(
    () => true,
    (error: Error) => fail(`The backup could not be noted in the database. ${error.message}`),
  )
if (into === ELSEWHERE) {
  if (await noted('elsewhere')) console.log(`A backup made elsewhere is noted for ${now.toISOString()}.`)
} else if (into === undefined || into.startsWith('-')) {
  console.error('Name a folder on another disk: npm run backup -- /mnt/backups')
  process.exitCode = 2
} else {
  // Old ones go only once there is a new one.
  const isMade = await make(into, now).then(
    () => true,
    (error: Error) => fail(`No backup was made. ${error.message}`),
  )
  if (isMade) {
    await noted(env.databaseUrl === null ? 'copy' : 'dump')
    await tidy(into, now).catch((error: Error) => fail(`Old backups stay there. ${error.message}`))
  }
}
