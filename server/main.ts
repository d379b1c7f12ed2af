/** Where the process begins. Compiled code is kept between starts, which halves a second start. */
import { enableCompileCache, registerHooks } from 'node:module'
import { fileURLToPath } from 'node:url'

// Beside the packages, where nobody else writes; in a checkout that cannot be written to it does nothing.
enableCompileCache(fileURLToPath(new URL('../node_modules/.cache/jubilee', import.meta.url)))

/**
 * drizzle-orm's manifest is 180 kB, and Node parses it for each of the 400 imports between the package's own files: a
 * quarter of a start. They are all modules, so their places are known without it.
 */
registerHooks({
  resolve: (specifier, context, next) =>
    specifier.startsWith('.') && context.parentURL?.includes('/node_modules/drizzle-orm/')
      ? { url: new URL(specifier, context.parentURL).href, format: 'module', shortCircuit: true }
      : next(specifier, context),
})

await import('./run.ts')
