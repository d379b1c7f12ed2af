/** npm run backup -- folder: copies the embedded server's records there while the app works; old copies go. */
import { backUp, dropOldBackups, KEEP_DAYS } from '#server/db/backup/back-up.ts'
import { readEnv } from '#server/env.ts'
import { silentLogger } from '#server/log.ts'

async function make(into: string, now: Date): Promise<void> {
  const { databaseUrl, dataFolder } = readEnv()
  if (databaseUrl !== null)
    throw new Error('The records are at DATABASE_URL: use the tools of that server (pg_dump, pg_basebackup).')
  const made = await backUp({ dataFolder, into, now, log: silentLogger })
  console.log(`${made.folder} is whole: ${made.files} files, ${(made.bytes / 1e6).toFixed(1)} MB.`)
  console.log(
    'It holds the records and the database’s password, but not ENCRYPTION_KEYS: keep those elsewhere.',
  )
  if (!made.isNoted)
    fail(`Its time could not be written to ${dataFolder}, so the app still tells of the one before.`)
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
if (into === undefined || into.startsWith('-')) {
  console.error('Name a folder on another disk: npm run backup -- /mnt/backups')
  process.exitCode = 2
} else {
  const now = new Date()
  // Old ones go only once there is a new one.
  const isMade = await make(into, now).then(
    () => true,
    (error: Error) => fail(`No backup was made. ${error.message}`),
  )
  if (isMade) await tidy(into, now).catch((error: Error) => fail(`Old backups stay there. ${error.message}`))
}
