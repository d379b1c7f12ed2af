/**
 * Things are made under a passing name that carries the maker's process id, then renamed into place.
 * What a killed process left half made is cleared by the next start.
 */
import { randomBytes } from 'node:crypto'
import { readdir, rm } from 'node:fs/promises'
import { join } from 'node:path'

/** A passing name beside `target`, of this process. */
export function makingName(target: string): string {
  return `${target}.making-${process.pid}-${randomBytes(4).toString('hex')}`
}

/** Whether a process with this id runs, whoever owns it. */
export function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
}

/** Removes what processes that are gone left half made. What cannot be removed now, the next start removes. */
export async function clearLeftovers(root: string): Promise<void> {
  for (const name of await readdir(root)) {
    const maker = /\.making-(\d+)-[0-9a-f]{8}$/.exec(name)?.[1]
    if (maker === undefined || isAlive(Number(maker))) continue
    await rm(join(root, name), { recursive: true, force: true, maxRetries: 3 }).catch(() => {})
  }
}
