/**
 * Starts one of the scripts, after a look at what is installed. Plain JavaScript, so that a shell's older Node
 * can still say what is missing: `node scripts/run.js start`.
 */
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'

const root = join(import.meta.dirname ?? new URL('.', import.meta.url).pathname, '..')

const problem = installProblem()
if (problem !== undefined) {
  console.error(`Jubilee cannot start: ${problem} Run \`npm ci\` in ${root}, then try again.`)
  process.exit(1)
}

const name = process.argv[2] ?? ''
if (!/^[a-z-]+$/.test(name) || !existsSync(join(root, 'scripts', `${name}.ts`))) {
  console.error('Say which script to run: start, build, dev or test.')
  process.exit(1)
}
await import(pathToFileURL(join(root, 'scripts', `${name}.ts`)).href)

/** A sentence when the installed packages are missing or are not those of package-lock.json. */
function installProblem() {
  const installedFile = join(root, 'node_modules', '.package-lock.json')
  if (!existsSync(installedFile)) return 'its packages are not installed.'
  const installed = packagesOf(installedFile)
  for (const [path, wanted] of Object.entries(packagesOf(join(root, 'package-lock.json')))) {
    if (path === '' || wanted.optional || wanted.devOptional || wanted.peer || wanted.link) continue
    const found = installed[path]
    // A deployment without development packages is complete for start.
    if (found === undefined && wanted.dev) continue
    if (found?.version !== wanted.version) return `${path} is not the version in package-lock.json.`
  }
  if (Number(process.versions.node.split('.')[0]) < 24) {
    return `it needs Node 24 and this is ${process.version}; npm scripts use the one in node_modules.`
  }
  return undefined
}

function packagesOf(file) {
  return JSON.parse(readFileSync(file, 'utf8')).packages ?? {}
}
