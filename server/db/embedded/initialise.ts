/** Makes the server's files, once. A process killed at any moment leaves a state that the next start completes. */
import { randomBytes } from 'node:crypto'
import { existsSync } from 'node:fs'
import { chmod, chown, link, mkdir, open, readFile, rename, rm } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { Binaries } from './binaries.ts'
import { flush } from './flush.ts'
import { makingName } from './temp-files.ts'
import type { Places } from './places.ts'
import { runToEnd } from './run-as.ts'

export const DATABASE_USER = 'jubilee'

async function writeDurably(path: string, text: string): Promise<void> {
  const file = await open(path, 'wx', 0o600)
  try {
    await file.writeFile(text)
    await file.sync()
  } finally {
    await file.close()
  }
}

/** The server's password: made once, readable only by the user who runs the app. */
export async function passwordOf(places: Places): Promise<string> {
  if (!existsSync(places.passwordFile)) {
    if (existsSync(places.cluster))
      throw new Error(
        `${places.passwordFile} is gone, and without it the records in ${places.cluster} cannot be opened. Put it back from a backup.`,
      )
    const making = makingName(places.passwordFile)
    await writeDurably(making, randomBytes(24).toString('base64url'))
    // A link, not a rename: of two first starts at once, the second keeps the first one's password.
    await link(making, places.passwordFile).catch((error: NodeJS.ErrnoException) => {
      if (error.code !== 'EEXIST') throw error
    })
    await rm(making)
    await flush(places.root)
  }
  return (await readFile(places.passwordFile, 'utf8')).trim()
}

function initdbArguments(making: string, passwordFile: string): string[] {
  return [
    `--pgdata=${making}`,
    `--username=${DATABASE_USER}`,
    `--pwfile=${passwordFile}`,
    '--auth=scram-sha-256',
    '--encoding=UTF8',
    // The same order of texts on every machine, whatever locales it has.
    '--locale-provider=builtin',
    '--builtin-locale=C.UTF-8',
    '--locale=C',
    '--data-checksums',
  ]
}

/** Makes the cluster if there is none yet. */
export async function initialise(places: Places, binaries: Binaries, password: string): Promise<void> {
  if (existsSync(places.cluster)) return
  const making = makingName(places.cluster)
  const passwordCopy = makingName(join(places.socketFolder, 'password'))
  await mkdir(making, { mode: 0o700 })
  await chmod(making, 0o700)
  await writeDurably(passwordCopy, password)
  if (places.user)
    for (const path of [making, passwordCopy]) await chown(path, places.user.uid, places.user.gid)
  try {
    await runToEnd(binaries.initdb, initdbArguments(making, passwordCopy), places.user)
  } finally {
    await rm(passwordCopy, { force: true })
  }
  await rename(making, places.cluster).catch(async (error: NodeJS.ErrnoException) => {
    // Another of our processes was faster; its cluster has the same password.
    if (error.code !== 'ENOTEMPTY' && error.code !== 'EEXIST') throw error
    await rm(making, { recursive: true, force: true })
  })
  await flush(dirname(places.cluster))
}
