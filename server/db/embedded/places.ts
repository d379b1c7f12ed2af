/** Where the embedded server keeps its things, and who may enter there. */
import { createHash } from 'node:crypto'
import { chmod, chown, lstat, mkdir, rm, writeFile } from 'node:fs/promises'
import { dirname, join, resolve } from 'node:path'
import { canReach } from './run-as.ts'
import type { SystemUser } from './run-as.ts'
import { makingName } from './temp-files.ts'

/** The folder's name carries PostgreSQL's major version: another one cannot read these files. */
export const CLUSTER = 'postgres-18'
export const PASSWORD_FILE = 'password'
export const SOCKET_PORT = 5432
/** what the kernel takes for a socket's path, less its closing zero; macOS has 104 where Linux has 108 */
const SOCKET_PATH_LIMIT_BYTES = 103

export type Places = {
  user: SystemUser | null
  /** JUBILEE_DATA */
  root: string
  cluster: string
  socketFolder: string
  passwordFile: string
  logFile: string
}

function socketFolderFor(root: string): string {
  const near = join(root, 'socket')
  if (Buffer.byteLength(join(near, `.s.PGSQL.${SOCKET_PORT}`)) <= SOCKET_PATH_LIMIT_BYTES) return near
  return `/tmp/jubilee-${createHash('sha256').update(root).digest('hex').slice(0, 16)}`
}

/** Makes a folder that is the server's alone. A folder of somebody else in its place is refused. */
async function makePrivateFolder(path: string, user: SystemUser | null): Promise<void> {
  await mkdir(path, { mode: 0o700 }).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'EEXIST') throw error
  })
  const found = await lstat(path)
  const isOurs = found.isDirectory() && (found.uid === process.getuid?.() || found.uid === user?.uid)
  if (!isOurs) throw new Error(`${path} belongs to somebody else. Remove it, or set JUBILEE_DATA.`)
  if (user && found.uid !== user.uid) await chown(path, user.uid, user.gid)
  await chmod(path, 0o700)
}

/** What the disk refuses, in words for the person who starts the app; null for another error. */
export function folderProblem(root: string, { code = '' }: NodeJS.ErrnoException): string | null {
  const named = `JUBILEE_DATA, ${root},`
  const elsewhere = 'Set it to a folder that the app can write to.'
  if (code === 'EEXIST' || code === 'ENOTDIR') return `${named} is a file, or leads through one. ${elsewhere}`
  if (code === 'EROFS') return `${named} is on a disk that can only be read. ${elsewhere}`
  if (code === 'EACCES' || code === 'EPERM')
    return `${named} may not be written to by this user. ${elsewhere}`
  if (code === 'ENOSPC' || code === 'EDQUOT')
    return `The disk that ${root} is on is full. Make room on it, then start again.`
  // What some read-only systems say of a folder that cannot be made.
  if (code === 'ENOENT') return `${named} cannot be made there. ${elsewhere}`
  return null
}

/** As much as a disk needs to have left for anything to begin. */
const PROBE_BYTES = 1_000_000

/** Writes into the folder and takes it back: that a folder is there says neither that one may write nor that there is room. */
async function tryToWrite(root: string): Promise<void> {
  const probe = makingName(join(root, 'probe'))
  try {
    await writeFile(probe, Buffer.alloc(PROBE_BYTES), { flag: 'wx', mode: 0o600 })
  } finally {
    await rm(probe, { force: true })
  }
}

/** @throws Error with a sentence where the folder cannot be made or written to */
async function makeWritable(root: string, user: SystemUser | null): Promise<void> {
  try {
    await makeRoot(root, user)
    await tryToWrite(root)
  } catch (error) {
    const problem = folderProblem(root, error as NodeJS.ErrnoException)
    throw problem === null ? error : new Error(`Jubilee cannot start: ${problem}`, { cause: error })
  }
}

/** Makes the data folder. Run by root, the folders made here let others pass through, but not look in. */
async function makeRoot(root: string, user: SystemUser | null): Promise<void> {
  const firstMade = await mkdir(root, { recursive: true, mode: 0o700 })
  if (user === null) return
  await chmod(root, 0o711)
  if (firstMade === undefined) return
  for (let folder = root; folder.length > firstMade.length; folder = dirname(folder))
    await chmod(dirname(folder), 0o711)
}

/**
 * Prepares the folders under `dataFolder`.
 * @throws Error with a sentence for the person who starts the app, if the server's user has no access
 */
export async function preparePlaces(dataFolder: string, user: SystemUser | null): Promise<Places> {
  const root = resolve(dataFolder)
  await makeWritable(root, user)
  if (!canReach(user, '-x', root))
    throw new Error(
      `The system user "postgres" cannot enter ${root}: a folder above it is closed. Set JUBILEE_DATA to a folder it can reach, such as /var/lib/jubilee.`,
    )
  const socketFolder = socketFolderFor(root)
  await makePrivateFolder(socketFolder, user)
  return {
    user,
    root,
    cluster: join(root, CLUSTER),
    socketFolder,
    passwordFile: join(root, PASSWORD_FILE),
    logFile: join(root, 'postgres.log'),
  }
}
