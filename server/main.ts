/** Where the process begins. Compiled code is kept between starts, which halves a second start. */
import { enableCompileCache, registerHooks, type ResolveFnOutput } from 'node:module'
import { fileURLToPath } from 'node:url'

// Beside the packages, where nobody else writes; in a checkout that cannot be written to it does nothing.
enableCompileCache(fileURLToPath(new URL('../node_modules/.cache/jubilee', import.meta.url)))

/**
 * drizzle-orm's manifest is 180 kB, and Node parses it for each of some 600 imports of the package and between its own
 * files: a third of a start. Its files are all modules, and what its names lead to is found once.
 */
const found = new Map<string, ResolveFnOutput>()
registerHooks({
  resolve(specifier, context, next) {
    if (specifier.startsWith('.') && context.parentURL?.includes('/node_modules/drizzle-orm/'))
      return { url: new URL(specifier, context.parentURL).href, format: 'module', shortCircuit: true }
    const kept = found.get(specifier)
    if (kept) return { ...kept, shortCircuit: true }
    const resolved = next(specifier, context)
    if (/^drizzle-orm(?:\/|$)/.test(specifier)) found.set(specifier, resolved)
    return resolved
  },
})

await import('./run.ts')
