/**
 * Builds the web side and knows when that is needed. The build goes into a directory of its own; `build/client`, which
 * browsers load, and `build/server`, which draws for them, take the place of the old ones together when both are whole.
 * The stamp is written last. An interrupted build leaves no stamp that fits, so
 * the next start builds again.
 */
import { spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import {
  copyFileSync,
  existsSync,
  globSync,
  mkdirSync,
  readFileSync,
  readdirSync,
  renameSync,
  rmSync,
  writeFileSync,
  cpSync,
} from 'node:fs'
import { readFile, writeFile } from 'node:fs/promises'
import { extname, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { ScreenBase } from '#contracts/screens.ts'
import type { Language } from '#engine/language/bilingual.ts'

const root = join(import.meta.dirname, '..')
const buildDirectory = join(root, 'build')
const clientDirectory = join(buildDirectory, 'client')
const serverDirectory = join(buildDirectory, 'server')
const stampFile = join(buildDirectory, 'stamp')
/** the names of the assets of the last build, without those it kept of the one before */
const assetsFile = join(buildDirectory, 'assets.json')

/** What the built pages are made of. */
const sources = [
  '{web,contracts,engine,content}/**/*',
  '{vite,react-router}.config.ts',
  'scripts/{web-build,worker-build,bundle/*}.ts',
  'tsconfig.base.json',
  'package.json',
  'package-lock.json',
]

/** Fonts and pictures are compressed by their own formats. */
const compressible = new Set([
  '.wasm',
  '.html',
  '.js',
  '.mjs',
  '.css',
  '.svg',
  '.json',
  '.txt',
  '.xml',
  '.webmanifest',
  '.data',
])

/** True when `build/client` and `build/server` were made from the sources as they are now. */
export function webBuildIsFresh(): boolean {
  const made = [stampFile, join(clientDirectory, 'index.html'), join(serverDirectory, 'es', 'index.js')]
  if (!made.every((file) => existsSync(file))) return false
  return readFileSync(stampFile, 'utf8') === sourcesHash()
}

/**
 * Builds, compresses and moves the result into place. Rejects with a sentence when the build fails, or when what builds
 * is not installed: a deployment without development packages brings `build/` along, and loads none of them.
 */
export async function buildWeb(): Promise<void> {
  const hash = sourcesHash()
  const staging = join(buildDirectory, `next-${process.pid}`)
  const previous = join(buildDirectory, `previous-${process.pid}`)
  mkdirSync(buildDirectory, { recursive: true })
  try {
    await runReactRouterBuild(staging, 'en')
    await writeShell(staging, { base: '/', name: 'index.html' })
    await addSpanish(staging)
    await buildPaperFrame(join(staging, 'client', 'paper-frame'))
    await (await import('./bundle/api-docs.ts')).buildApiDocs(join(staging, 'client', 'api', 'docs'))
    await (await import('./bundle/article-pictures.ts')).drawArticlePictures(join(staging, 'client'))
    await compressAll(join(staging, 'client'))
    keepEarlierAssets({ from: join(clientDirectory, 'assets'), to: join(staging, 'client', 'assets') })
    rmSync(stampFile, { force: true })
    mkdirSync(previous)
    for (const [part, place] of [
      ['client', clientDirectory],
      ['server', serverDirectory],
    ] as const) {
      if (existsSync(place)) renameSync(place, join(previous, part))
      renameSync(join(staging, part), place)
    }
    writeFileSync(stampFile, hash)
  } finally {
    rmSync(staging, { recursive: true, force: true })
    rmSync(previous, { recursive: true, force: true })
  }
}

/**
 * Keeps the assets of the build before: a tab that was opened then, and a server that has not started again since, ask
 * for them by name. Those of still earlier builds go.
 */
function keepEarlierAssets({ from, to }: { from: string; to: string }): void {
  const own = readdirSync(to)
  const earlier: unknown = existsSync(assetsFile) ? JSON.parse(readFileSync(assetsFile, 'utf8')) : []
  for (const name of Array.isArray(earlier) ? earlier.map(String) : []) {
    if (!own.includes(name) && existsSync(join(from, name))) copyFileSync(join(from, name), join(to, name))
  }
  writeFileSync(assetsFile, JSON.stringify(own))
}

function sourcesHash(): string {
  const hash = createHash('sha256')
  const files = globSync(sources, { cwd: root, withFileTypes: true })
    .filter((entry) => entry.isFile() && !/\.test\.tsx?$/.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name))
    .toSorted()
  for (const file of files) {
    hash
      .update(`${file.slice(root.length)}\0`)
      .update(readFileSync(file))
      .update('\0')
  }
  return hash.digest('hex')
}

/**
 * Adds the Spanish build: its assets lie beside the English ones, of which it shares those that hold no words, and what
 * draws it in `server/es`. Each language has its worker.
 */
async function addSpanish(staging: string): Promise<void> {
  const spanish = join(staging, 'es')
  await runReactRouterBuild(spanish, 'es')
  const { buildWorker } = await import('./worker-build.ts')
  await writeShell(spanish, { base: '/', name: 'index.es.html' })
  await writeShell(spanish, { base: '/es', name: 'index.es-path.html' })
  for (const name of ['index.es.html', 'index.es-path.html'])
    renameSync(join(spanish, 'client', name), join(staging, 'client', name))
  await buildWorker({ from: join(staging, 'client'), into: join(staging, 'client'), language: 'en' })
  await buildWorker({ from: join(spanish, 'client'), into: join(staging, 'client'), language: 'es' })
  cpSync(join(spanish, 'client', 'assets'), join(staging, 'client', 'assets'), { recursive: true })
  renameSync(join(spanish, 'server'), join(staging, 'server', 'es'))
  rmSync(spanish, { recursive: true })
}

function runReactRouterBuild(directory: string, language: Language): Promise<void> {
  const command = join(root, 'node_modules', '.bin', 'react-router')
  const child = spawn(command, ['build'], {
    cwd: root,
    stdio: ['ignore', 'inherit', 'inherit'],
    env: {
      ...process.env,
      NODE_ENV: 'production',
      JUBILEE_BUILD_DIRECTORY: directory,
      JUBILEE_LANGUAGE: language,
    },
  })
  return new Promise((resolve, reject) => {
    child.once('error', (error: NodeJS.ErrnoException) => {
      if (error.code !== 'ENOENT') reject(error)
      else
        reject(
          new Error(
            'The pages are not those of these sources, and what builds them is not installed: bring build/ along, or run npm ci.',
          ),
        )
    })
    child.once('exit', (code, signal) => {
      if (code === 0) resolve()
      else
        reject(new Error(`The pages could not be built (react-router build ended with ${signal ?? code}).`))
    })
  })
}

type ServerBuild = {
  entry: { module: { drawShell: (build: ServerBuild, base: ScreenBase) => Promise<string> } }
}

/** Writes the empty frame of every screen, for a person whose screen the server cannot draw. */
async function writeShell(
  staging: string,
  { base, name }: { base: ScreenBase; name: string },
): Promise<void> {
  const file = join(staging, 'server', 'index.js')
  const built = (await import(pathToFileURL(file).href)) as ServerBuild
  // The router draws a document without its screen only for a build.
  process.env['IS_RR_BUILD_REQUEST'] = 'yes'
  try {
    writeFileSync(join(staging, 'client', name), await built.entry.module.drawShell(built, base))
  } finally {
    delete process.env['IS_RR_BUILD_REQUEST']
  }
}

/** Writes a brotli and a gzip file beside every file that gains by it; zlib works on several at once. */
async function compressAll(directory: string): Promise<void> {
  const entries = globSync('**/*', { cwd: directory, withFileTypes: true })
  const files = entries.filter((entry) => entry.isFile() && compressible.has(extname(entry.name)))
  await Promise.all(files.map((entry) => compressOne(join(entry.parentPath, entry.name))))
}

/** Of 5 MB the best quality takes nine seconds, this one half a second for a tenth more on the line. */
const LARGE_BYTES = 4_000_000
const LARGE_QUALITY = 9

async function compressOne(file: string): Promise<void> {
  const content = await readFile(file)
  const [brotli, gzipped] = await Promise.all([
    promisify(brotliCompress)(content, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]:
          content.length > LARGE_BYTES ? LARGE_QUALITY : constants.BROTLI_MAX_QUALITY,
        [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
      },
    }),
    promisify(gzip)(content, { level: constants.Z_BEST_COMPRESSION }),
  ])
  await Promise.all([writeFile(`${file}.br`, brotli), writeFile(`${file}.gz`, gzipped)])
}

const pdfjs = join(root, 'node_modules', 'pdfjs-dist')

/** What pdf.js asks for by name. The decoders are those in JavaScript: WebAssembly would need a wider policy. */
const copied: [from: string, to: string][] = [
  ['build/pdf.worker.min.mjs', 'pdf.worker.min.mjs'],
  ['standard_fonts', 'standard_fonts'],
  ['cmaps', 'cmaps'],
  ['wasm/jbig2_nowasm_fallback.js', 'wasm/jbig2_nowasm_fallback.js'],
  ['wasm/openjpeg_nowasm_fallback.js', 'wasm/openjpeg_nowasm_fallback.js'],
]

/** Writes the frame into this directory. Rejects when it cannot be built. */
export async function buildPaperFrame(directory: string): Promise<void> {
  const { build } = await import('vite')
  await build({
    configFile: false,
    root: join(root, 'web', 'paper-frame'),
    base: '/paper-frame/',
    publicDir: false,
    logLevel: 'warn',
    mode: 'production',
    build: {
      outDir: directory,
      emptyOutDir: true,
      assetsInlineLimit: 0,
      modulePreload: false,
      target: 'es2024',
    },
  })
  for (const [from, to] of copied)
    cpSync(join(pdfjs, from), join(directory, 'pdfjs', to), { recursive: true })
}
