/** npm run backup -- folder: copies the embedded server's records there while the app works; old copies go. */
import { backUp, KEEP_DAYS } from '#server/db/backup/back-up.ts'
import { readEnv } from '#server/env.ts'
import { silentLogger } from '#server/log.ts'

async function run(into: string): Promise<void> {
  const { databaseUrl, dataFolder } = readEnv()
  if (databaseUrl !== null)
    throw new Error('The records are at DATABASE_URL: use the tools of that server (pg_dump, pg_basebackup).')
  const made = await backUp({ dataFolder, into, now: new Date(), log: silentLogger })
  console.log(`${made.folder} is whole: ${made.files} files, ${(made.bytes / 1e6).toFixed(1)} MB.`)
  for (const old of made.dropped) console.log(`${old} was older than ${KEEP_DAYS} days and is removed.`)
  console.log(
    'It holds the records and the database’s password, but not ENCRYPTION_KEYS: keep those elsewhere.',
  )
}

const into = process.argv[2]
if (into === undefined || into.startsWith('-')) {
  console.error('Name a folder on another disk: npm run backup -- /mnt/backups')
  process.exitCode = 2
} else {
  await run(into).catch((error: Error) => {
    console.error(`No backup was made. ${error.message}`)
    process.exitCode = 1
  })
}
