import { join } from 'node:path'
import { reactRouter } from '@react-router/dev/vite'
import tailwindcss from '@tailwindcss/vite'
import { defineConfig } from 'vite'
import packageFile from './package.json' with { type: 'json' }

// In development the page comes from Vite and everything else from the API server beside it.
const apiServer = `http://127.0.0.1:${process.env['API_PORT'] ?? '3001'}`

type ModuleGraph = { getModuleInfo: (id: string) => { importedIds: string[] } | null }

/** What every page loads: all that these two import, and what that imports in turn. */
const everyPage = ['root.tsx', 'entry.client.tsx'].map((file) => join(import.meta.dirname, 'web', file))
let base: Set<string> | undefined

/** The modules that every page loads, by their file. */
function baseModules(graph: ModuleGraph): Set<string> {
  const found = new Set<string>()
  const waiting = [...everyPage]
  for (let id = waiting.pop(); id !== undefined; id = waiting.pop()) {
    if (found.has(id)) continue
    found.add(id)
    waiting.push(...(graph.getModuleInfo(id)?.importedIds ?? []))
  }
  return found
}

/** They make one file instead of some twenty, which is asked for once and compresses better. */
function baseChunk(id: string, graph: ModuleGraph): string | null {
  base ??= baseModules(graph)
  return base.has(id) ? 'base' : null
}

export default defineConfig({
  publicDir: 'web/public',
  plugins: [tailwindcss(), reactRouter()],
  // A font or picture inlined as data: would need a wider content security policy.
  build: { assetsInlineLimit: 0 },
  define: { PAGES_RELEASE: JSON.stringify(packageFile.version) },
  environments: {
    client: { build: { rolldownOptions: { output: { codeSplitting: { groups: [{ name: baseChunk }] } } } } },
  },
  server: { proxy: { '/api': apiServer, '/sandbox': apiServer, '^/paper-frame(/|$)': apiServer } },
})
