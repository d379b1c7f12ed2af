/** A group of processes that may use so much memory and no more, as a container has it; where this machine lets one be made. */
import { existsSync, mkdirSync, readFileSync, rmdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

export type MemoryLimit = {
  /** Runs `start` inside: the processes that it starts stay there, this one does not. */
  within<T>(start: () => Promise<T>): Promise<T>
  /** the most that was in use at once, files of the page cache included, in MB */
  peakMb(): number
  /** how often the kernel ended a process for want of memory */
  kills(): number
  remove(): void
}

type Files = { folder: string; limit: string; peak: string; events: string }

const numberIn = (path: string, pattern: RegExp) => Number(pattern.exec(readFileSync(path, 'utf8'))?.[1] ?? 0)

/** Version 1 of control groups, or version 2 where memory can be limited at the root. */
function filesOf(name: string): Files | null {
  const first = '/sys/fs/cgroup/memory'
  if (existsSync(join(first, 'memory.limit_in_bytes')))
    return {
      folder: join(first, name),
      limit: 'memory.limit_in_bytes',
      peak: 'memory.max_usage_in_bytes',
      events: 'memory.oom_control',
    }
  if (existsSync('/sys/fs/cgroup/cgroup.subtree_control'))
    return {
      folder: join('/sys/fs/cgroup', name),
      limit: 'memory.max',
      peak: 'memory.peak',
      events: 'memory.events',
    }
  return null
}

/** Null where no group can be made: not Linux, not allowed, or without memory control. */
export function limitMemory(megabytes: number): MemoryLimit | null {
  const files = filesOf(`jubilee-bench-${process.pid}`)
  if (files === null) return null
  const at = (name: string) => join(files.folder, name)
  try {
    mkdirSync(files.folder)
    writeFileSync(at(files.limit), String(megabytes * 2 ** 20))
  } catch {
    return null
  }
  const outside = join(files.folder, '..', 'cgroup.procs')
  return {
    within: async (start) => {
      writeFileSync(at('cgroup.procs'), String(process.pid))
      try {
        return await start()
      } finally {
        writeFileSync(outside, String(process.pid))
      }
    },
    peakMb: () => numberIn(at(files.peak), /(\d+)/) / 1e6,
    kills: () => numberIn(at(files.events), /oom_kill (\d+)/),
    remove: () => rmdirSync(files.folder),
  }
}
