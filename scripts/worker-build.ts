/**
 * Builds the service worker into `sw.js`, with the list of files that it keeps from the start: the shell and everything
 * that the kept screens load, now or when a part of them comes into view. The desk and all other screens are left out.
 */
import { createHash } from 'node:crypto'
import { globSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { build } from 'vite'
import type { Language } from '#engine/language/bilingual.ts'
import { builtIn } from './bundle/in-language.ts'
import { keptScreens } from '#web/worker/kept-screens.ts'

type Chunk = {
  file: string
  imports?: string[]
  dynamicImports?: string[]
  css?: string[]
  assets?: string[]
}
/** Of Vite: every module that is a file of its own, or begins one. */
export type ViteManifest = Readonly<Record<string, Chunk>>
/** Of the router: the file of each route, and the version that the pages know of themselves. */
export type RouteManifest = {
  version: string
  url: string
  entry: { module: string }
  routes: Readonly<Record<string, { module: string; parentId?: string }>>
}

/** Files without a hash in their name. */
const named = (ending: string) => [
  '/theme.js',
  `/manifest${ending}.webmanifest`,
  '/favicon.svg',
  '/icon-192.png',
]

/** The solver of plans: it is large, few open it, and once it was opened it is kept as every file is. */
const wantedLater = /least-interest\.worker-|\.wasm$/

/** The addresses of all files that these screens and the frames around them load. Throws on a screen that is no route. */
export function filesOfScreens(
  screens: readonly string[],
  { vite, routes }: { vite: ViteManifest; routes: RouteManifest },
): string[] {
  const keys = new Map(Object.entries(vite).map(([key, { file }]) => [`/${file}`, key]))
  const waiting = [routes.entry.module, ...screens.flatMap((screen) => modulesOf(screen, routes))].map(
    (module) => keys.get(module) ?? '',
  )
  const found = new Set<string>()
  const files = new Set([routes.url])
  for (let key = waiting.pop(); key !== undefined; key = waiting.pop()) {
    const chunk = vite[key]
    if (found.has(key) || chunk === undefined) continue
    found.add(key)
    for (const file of [chunk.file, ...(chunk.css ?? []), ...(chunk.assets ?? [])])
      if (!wantedLater.test(file)) files.add(`/${file}`)
    waiting.push(...(chunk.imports ?? []), ...(chunk.dynamicImports ?? []))
  }
  return [...files].toSorted()
}

function modulesOf(screen: string, manifest: RouteManifest): string[] {
  const route = manifest.routes[screen]
  if (route === undefined) throw new Error(`The screen "${screen}" is no route of the build.`)
  return [route.module, ...(route.parentId === undefined ? [] : modulesOf(route.parentId, manifest))]
}

type WorkerBuild = {
  /** the built pages of the language */
  from: string
  /** where the pages of all languages are served */
  into: string
  language: Language
}

/** Writes `sw.js`, in Spanish `sw.es.js`, and takes the manifest away that nobody else reads. */
export async function buildWorker({ from, into, language }: WorkerBuild): Promise<void> {
  const manifests = {
    vite: JSON.parse(readFileSync(join(from, '.vite', 'manifest.json'), 'utf8')) as ViteManifest,
    routes: readRoutes(from),
  }
  rmSync(join(from, '.vite'), { recursive: true })
  const ending = language === 'en' ? '' : `.${language}`
  const shell = `index${ending}.html`
  const files = [...filesOfScreens(Object.keys(keptScreens), manifests), ...named(ending)]
  const style = files.find((file) => file.endsWith('.css'))
  const pages = {
    version: manifests.routes.version,
    stamp: stampOf(into, [shell, ...named(ending)]),
    shell: `/${shell}`,
    files,
    style,
  }
  await build({
    configFile: false,
    root: join(import.meta.dirname, '..'),
    publicDir: false,
    logLevel: 'warn',
    mode: 'production',
    plugins: [builtIn(language)],
    define: { PAGES: JSON.stringify(pages) },
    build: {
      outDir: into,
      emptyOutDir: false,
      target: 'es2024',
      modulePreload: false,
      rolldownOptions: {
        input: join(import.meta.dirname, '..', 'web', 'worker', 'sw.ts'),
        output: { entryFileNames: `sw${ending}.js`, format: 'iife' },
      },
    },
  })
}

function readRoutes(directory: string): RouteManifest {
  const [name = ''] = globSync('assets/manifest-*.js', { cwd: directory })
  const text = readFileSync(join(directory, name), 'utf8')
  return JSON.parse(text.slice(text.indexOf('{'), text.lastIndexOf('}') + 1)) as RouteManifest
}

/** Another shell or another file without a hash is another worker. */
function stampOf(directory: string, files: readonly string[]): string {
  const hash = createHash('sha256')
  for (const file of files) hash.update(readFileSync(join(directory, file)))
  return hash.digest('hex').slice(0, 8)
}
