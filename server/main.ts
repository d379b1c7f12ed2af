/** Where the process begins. Compiled code is kept between starts, which halves a second start. */
import { enableCompileCache } from 'node:module'
import { fileURLToPath } from 'node:url'

// Beside the packages, where nobody else writes; in a checkout that cannot be written to it does nothing.
enableCompileCache(fileURLToPath(new URL('../node_modules/.cache/jubilee', import.meta.url)))
await import('./run.ts')
