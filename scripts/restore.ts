/** npm run restore -- backup: puts a backup into the data folder, or the database at DATABASE_URL, which must be empty. */
import { restoreOutside } from '#server/db/backup/outside-dump.ts'
import { restore } from '#server/db/backup/restore.ts'
import { readEnv } from '#server/env.ts'
import { silentLogger } from '#server/log.ts'

async function run(backup: string): Promise<void> {
  const { databaseUrl, dataFolder } = readEnv()
  const path = process.env['PATH'] ?? ''
  const restored = await (databaseUrl === null
    ? restore({ backup, dataFolder, log: silentLogger })
    : restoreOutside({ backup, url: databaseUrl, path }))
  const { madeAt, people, debts, ledgerEntries } = restored
  console.log(`Restored to ${databaseUrl === null ? dataFolder : 'the database'}, as it was on ${madeAt}:`)
  console.log(`${people} people, ${debts} debts, ${ledgerEntries} entries of the ledger.`)
  console.log(
    'Before you open it: remove again who left since then (docs/operations.md, "How long things stay").',
  )
}

const backup = process.argv[2]
if (backup === undefined || backup.startsWith('-')) {
  console.error('Name the backup: npm run restore -- /mnt/backups/jubilee-2026-01-31T03-00-00Z')
  process.exitCode = 2
} else {
  await run(backup).catch((error: Error) => {
    console.error(error.message)
    process.exitCode = 1
  })
}
