/** Which system user the server runs as. PostgreSQL refuses root, so root hands it to the user `postgres`. */
import { spawn, spawnSync } from 'node:child_process'
import type { SpawnOptions } from 'node:child_process'

export type SystemUser = { uid: number; gid: number }

const USER = 'postgres'

function idOf(flag: '-u' | '-g'): number | null {
  const { status, stdout } = spawnSync('id', [flag, USER], { encoding: 'utf8' })
  return status === 0 ? Number.parseInt(stdout, 10) : null
}

function knownUser(): SystemUser | null {
  const uid = idOf('-u')
  const gid = idOf('-g')
  return uid === null || gid === null ? null : { uid, gid }
}

/**
 * Null for an ordinary user, who runs the server as themself. For root: the user `postgres`, made if it is not there.
 * @throws Error with a sentence for the person who starts the app, if that user cannot be created
 */
export function chooseSystemUser(): SystemUser | null {
  if (process.getuid?.() !== 0) return null
  const known = knownUser()
  if (known) return known
  spawnSync('groupadd', ['--system', USER])
  spawnSync('useradd', ['--system', '--gid', USER, '--no-create-home', '--shell', '/bin/false', USER])
  const made = knownUser()
  if (made) return made
  throw new Error(
    'PostgreSQL does not run as root, and the system user "postgres" could not be made. Make it (useradd --system postgres), start Jubilee as an ordinary user, or set DATABASE_URL.',
  )
}

/** Whether that user can do `test <flag> <path>`: asked by trying, which takes every folder above into account. */
export function canReach(user: SystemUser | null, flag: '-x' | '-r' | '-w', path: string): boolean {
  const { status } = spawnSync('test', [flag, path], { ...user, cwd: '/' })
  return status === 0
}

/** Nothing of our own environment reaches the server's processes: it holds secrets they do not need. */
export const serverEnvironment = { LC_ALL: 'C', TZ: 'UTC', PATH: '/usr/bin:/bin' }

/** Runs a program to its end as that user; rejects with its output. */
export function runToEnd(program: string, args: string[], user: SystemUser | null): Promise<void> {
  const options: SpawnOptions = {
    ...user,
    cwd: '/',
    env: serverEnvironment,
    stdio: ['ignore', 'ignore', 'pipe'],
  }
  return new Promise((resolve, reject) => {
    const child = spawn(program, args, options)
    let said = ''
    child.stderr?.on('data', (chunk: Buffer) => (said = (said + chunk.toString()).slice(-4_000)))
    child.on('error', reject)
    child.on('close', (code, signal) =>
      code === 0 ? resolve() : reject(new Error(`${program} ended with ${code ?? signal}: ${said.trim()}`)),
    )
  })
}
