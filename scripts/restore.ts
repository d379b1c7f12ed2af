/** npm run restore -- backup: puts a backup into the data folder, which must be empty. */
import { restore } from '#server/db/backup/restore.ts'
import { readEnv } from '#server/env.ts'
import { silentLogger } from '#server/log.ts'

async function run(backup: string): Promise<void> {
  const { databaseUrl, dataFolder } = readEnv()
  if (databaseUrl !== null)
    throw new Error(
      'The records are at DATABASE_URL: use the tools of that server, or leave DATABASE_URL out.',
    )
  const restored = await restore({ backup, dataFolder, log: silentLogger })
  const { madeAt, people, debts, ledgerEntries } = restored
  console.log(`Restored to ${dataFolder}, as it was on ${madeAt}:`)
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
