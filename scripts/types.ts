/** Type-checks every folder by its own tsconfig: what a folder may not know, its tsconfig does not offer. */
import { spawnSync } from 'node:child_process'

const projects = ['engine', 'contracts', 'server', 'web', 'e2e', '.']
let failed = 0
for (const project of projects) {
  const { status } = spawnSync('tsc', ['-p', project], { stdio: 'inherit' })
  if (status !== 0) failed += 1
}
process.exit(failed === 0 ? 0 : 1)
