/** So much of a processor for a process and no more, as a container has it; where this machine lets a group be made. */
import { existsSync, mkdirSync, rmdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

const PERIOD_US = 20_000

/** Version 1 of control groups, or version 2 where the processor can be limited at the root. */
function groupOf(name: string, quotaUs: number): { folder: string; limits: Record<string, string> } | null {
  if (existsSync('/sys/fs/cgroup/cpu/cpu.cfs_quota_us'))
    return {
      folder: join('/sys/fs/cgroup/cpu', name),
      limits: { 'cpu.cfs_period_us': String(PERIOD_US), 'cpu.cfs_quota_us': String(quotaUs) },
    }
  if (existsSync('/sys/fs/cgroup/cgroup.subtree_control'))
    return { folder: join('/sys/fs/cgroup', name), limits: { 'cpu.max': `${quotaUs} ${PERIOD_US}` } }
  return null
}

/** Holds a process, all its threads, to so many cores. The answer lifts the limit; null where no group can be made. */
export function limitProcessor(pid: number, cores: number): (() => void) | null {
  const group = groupOf(`jubilee-bench-${pid}`, Math.round(PERIOD_US * cores))
  if (group === null) return null
  const { folder, limits } = group
  try {
    mkdirSync(folder)
    for (const [name, value] of Object.entries(limits)) writeFileSync(join(folder, name), value)
    writeFileSync(join(folder, 'cgroup.procs'), String(pid))
  } catch {
    return null
  }
  return () => {
    writeFileSync(join(folder, '..', 'cgroup.procs'), String(pid))
    rmdirSync(folder)
  }
}
