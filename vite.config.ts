import { join } from 'node:path'
import { reactRouter } from '@react-router/dev/vite'
import tailwindcss from '@tailwindcss/vite'
import { defineConfig } from 'vite'
import { lightContracts } from './scripts/light-contracts.ts'
import packageFile from './package.json' with { type: 'json' }

// In development the page comes from Vite and everything else from the API server beside it.
const apiServer = `http://127.0.0.1:${process.env['API_PORT'] ?? '3001'}`

type ModuleGraph = {
  getModuleInfo: (id: string) => { importedIds: string[]; dynamicallyImportedIds: string[] } | null
}

const inWeb = (...files: string[]) => files.map((file) => join(import.meta.dirname, 'web', file))
const pages = (...names: string[]) => inWeb(...names.map((name) => `pages/${name}-page.tsx`))

const everyPage = inWeb('root.tsx', 'entry.client.tsx')
const openPages = [
  ...inWeb('layout/public-layout.tsx'),
  ...pages('open/landing', 'open/pricing', 'open/privacy', 'open/terms'),
]
const signInPages = pages(
  'sign-in/login',
  'sign-in/forgot-password',
  'sign-in/reset-password',
  'sign-in/verify-email',
  'open/welcome',
)
const gate = inWeb('layout/app-shell.tsx', 'layout/route-frame.tsx')
const screens = [
  ...pages('dashboard', 'debt-tracker', 'budgeting', 'goals', 'credit-monitor', 'education'),
  ...pages('settings', 'billing', 'letters', 'extra-income'),
]
/** What so many of the screens load is worth a place in the file that they share. */
const FEWEST_SCREENS = 3

/** The modules that `files` load: all that they import, and what that imports in turn. `late` counts import() too. */
function loadedBy(files: string[], graph: ModuleGraph, late = false): Set<string> {
  const found = new Set<string>()
  const waiting = [...files]
  for (let id = waiting.pop(); id !== undefined; id = waiting.pop()) {
    if (found.has(id)) continue
    found.add(id)
    const { importedIds = [], dynamicallyImportedIds = [] } = graph.getModuleInfo(id) ?? {}
    waiting.push(...importedIds, ...(late ? dynamicallyImportedIds : []))
  }
  return found
}

type SharedFile = 'base' | 'open' | 'part' | 'screen'

/** The modules that may stand in each file; one of several belongs to the first. */
function findShared(graph: ModuleGraph): Record<SharedFile, Set<string>> {
  const screen = loadedBy(gate, graph)
  const counts = new Map<string, number>()
  for (const page of screens) {
    for (const id of loadedBy([page], graph)) counts.set(id, (counts.get(id) ?? 0) + 1)
  }
  for (const [id, count] of counts) if (count >= FEWEST_SCREENS) screen.add(id)
  return {
    base: loadedBy(everyPage, graph),
    open: loadedBy(openPages, graph),
    part: new Set([...loadedBy(openPages, graph, true), ...loadedBy(signInPages, graph)]),
    screen,
  }
}

let shared: ReturnType<typeof findShared> | undefined

function isIn(file: SharedFile, id: string, graph: ModuleGraph): boolean {
  shared ??= findShared(graph)
  return shared[file].has(id) && (file === 'base' || shared.screen.has(id))
}

/**
 * Few files compress better, and are asked for sooner, than a hundred small ones: what every page loads is one, what
 * the screens behind the gate share another. What the open pages load of that stands apart, so that they load no more
 * than they use. A group takes along what its modules import: the files that others build on come first.
 */
const groups = (['base', 'open', 'part', 'screen'] as const).map((file, place) => ({
  name: (id: string, graph: ModuleGraph) => (isIn(file, id, graph) ? file : null),
  priority: 4 - place,
  ...(file === 'part' ? { entriesAware: true, entriesAwareMergeThreshold: 2000 } : {}),
}))

export default defineConfig({
  publicDir: 'web/public',
  plugins: [lightContracts(), tailwindcss(), reactRouter()],
  // A font or picture inlined as data: would need a wider content security policy.
  // scripts/worker-build.ts reads in the manifest what each screen loads.
  build: { assetsInlineLimit: 0, manifest: true },
  define: { PAGES_RELEASE: JSON.stringify(packageFile.version) },
  environments: {
    client: { build: { rolldownOptions: { output: { codeSplitting: { groups } } } } },
    // What draws on the server brings its libraries along: it starts with the parts that are used, in production form.
    ...(process.env['NODE_ENV'] === 'production' ? { ssr: { resolve: { noExternal: true as const } } } : {}),
  },
  server: { proxy: { '/api': apiServer, '/sandbox': apiServer, '^/paper-frame(/|$)': apiServer } },
})
