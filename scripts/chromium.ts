/**
 * Finds a browser for the tests and the page measurements: CHROMIUM_PATH, else the system's Chromium, else the
 * one that `@sparticuz/chromium` carries with its libraries and fonts, so that no system package is needed.
 *
 * The package unpacks itself into the temporary directory and takes whatever lies there for complete. We give it
 * an empty directory of our own and move the finished result into place in one step: an interrupted unpacking
 * or another user's copy is never mistaken for a browser.
 */
import {
  accessSync,
  constants,
  existsSync,
  mkdirSync,
  mkdtempSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'

export type Chromium = { executablePath: string; env: Record<string, string>; args: string[] }

const root = join(import.meta.dirname, '..')
const systemPaths = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
]

/** Flags that keep the browser quiet on a closed network; root has no sandbox to offer. */
const quietFlags = [
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

/** The browser to launch, with the environment and the flags it needs. */
export async function findChromium(): Promise<Chromium> {
  const named = process.env['CHROMIUM_PATH']
  if (named !== undefined && named !== '') {
    if (!existsSync(named)) throw new Error(`CHROMIUM_PATH names ${named}, and there is no such file.`)
    return { executablePath: named, env: inheritedEnv(), args: flags() }
  }
  const system = systemPaths.find((path) => existsSync(path))
  if (system !== undefined) return { executablePath: system, env: inheritedEnv(), args: flags() }
  return packagedChromium()
}

function flags(): string[] {
  return process.getuid?.() === 0 ? ['--no-sandbox', ...quietFlags] : quietFlags
}

function inheritedEnv(): Record<string, string> {
  return Object.fromEntries(
    Object.entries(process.env).flatMap(([name, value]) => (value === undefined ? [] : [[name, value]])),
  )
}

async function packagedChromium(): Promise<Chromium> {
  const home = join(cacheDirectory(), `chromium-${packagedVersion()}`)
  if (!existsSync(home)) await unpack(home)
  const env = inheritedEnv()
  const libraries = join(home, 'al2023', 'lib')
  env['LD_LIBRARY_PATH'] = env['LD_LIBRARY_PATH'] ? `${libraries}:${env['LD_LIBRARY_PATH']}` : libraries
  env['FONTCONFIG_FILE'] = join(home, 'fonts.conf')
  // The packaged build carries no sandbox helper, so an ordinary user runs it without one too.
  return { executablePath: join(home, 'chromium'), env, args: ['--no-sandbox', ...quietFlags] }
}

/** Beside the installed packages; when those cannot be written to, a directory of this user's own. */
function cacheDirectory(): string {
  const modules = join(root, 'node_modules')
  try {
    accessSync(modules, constants.W_OK)
    const cache = join(modules, '.cache')
    mkdirSync(cache, { recursive: true })
    accessSync(cache, constants.W_OK)
    return cache
  } catch {
    const own = join(tmpdir(), `jubilee-browser-${process.getuid?.() ?? 'user'}`)
    mkdirSync(own, { recursive: true, mode: 0o700 })
    return own
  }
}

function packageEntry(): string {
  return createRequire(import.meta.url).resolve('@sparticuz/chromium')
}

function packagedVersion(): string {
  const manifest: unknown = createRequire(import.meta.url)(
    join(dirname(packageEntry()), '..', 'package.json'),
  )
  if (typeof manifest === 'object' && manifest !== null && 'version' in manifest)
    return String(manifest.version)
  throw new Error('@sparticuz/chromium has no version. Run `npm ci`.')
}

async function unpack(home: string): Promise<void> {
  const { inflate } = await import('@sparticuz/chromium')
  const staging = mkdtempSync(`${home}.`)
  const archives = join(dirname(packageEntry()), '..', 'bin')
  const outside = process.env['TMPDIR']
  process.env['TMPDIR'] = staging
  try {
    for (const archive of ['chromium.br', 'fonts.tar.br', 'swiftshader.tar.br', 'al2023.tar.br']) {
      await inflate(join(archives, archive))
    }
  } finally {
    if (outside === undefined) delete process.env['TMPDIR']
    else process.env['TMPDIR'] = outside
  }
  writeFileSync(join(staging, 'fonts.conf'), fontConfiguration(home))
  try {
    renameSync(staging, home)
  } catch (error) {
    rmSync(staging, { recursive: true, force: true })
    // Another run may have finished first; its copy is as good as ours.
    if (!existsSync(home)) throw error
  }
}

/** The packaged configuration names directories of another machine; without fonts every text has height 0. */
function fontConfiguration(home: string): string {
  return `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig>
  <dir>${escapeXml(join(home, 'fonts'))}</dir>
  <dir>/usr/share/fonts</dir>
  <cachedir>${escapeXml(join(home, 'fonts-cache'))}</cachedir>
</fontconfig>
`
}

function escapeXml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')
}
