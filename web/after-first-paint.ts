/** A document that can be read before any script has come fetches its scripts after the first paint. */
import { TAKEN_OVER } from './taken-over.ts'

const HINT = /<link rel="modulepreload"[^>]*>/g
/** As the router writes it: the list of routes, a module for each route of the page, then what starts them. */
const START =
  /(<script[^>]* type="module"[^>]*>)(import "[^"]+";\s*(?:import \* as route\d+ from "[^"]+";\s*)+)([^<]*)(?=<\/script>)/
const IMPORT = /import (?:\* as (route\d+) from )?("[^"]+");/g

/** Calls `start` once something was painted; at once where nobody looks, and where the browser does not tell. */
const WHEN_PAINTED =
  'document.hidden || !PerformanceObserver.supportedEntryTypes?.includes("paint") ? start() : ' +
  'new PerformanceObserver((_, told) => { told.disconnect(); start() }).observe({ type: "paint", buffered: true })'

/** Keeps the last press on a button until somebody can hear it: nothing is sent as a plain form, and no button is dead. */
const KEEP_PRESS = [
  'let pressed',
  'const keep = (event) => { const button = event.target.closest?.("button:enabled"); ' +
    'if (!button) return; event.preventDefault(); event.stopPropagation(); pressed = button }',
  'addEventListener("click", keep, true)',
  `addEventListener("${TAKEN_OVER}", () => { removeEventListener("click", keep, true); pressed?.click() }, { once: true })`,
].join('; ')

/**
 * The same document, whose scripts neither are hinted at nor begin before something is painted: on a slow line the style
 * sheet and the fonts have it to themselves. Throws where the router writes another start.
 */
export function afterFirstPaint(html: string): string {
  const light = html.replaceAll(HINT, '')
  const [found, open = '', imports = '', begin = ''] = START.exec(light) ?? []
  if (found === undefined) throw new Error('The document does not start its scripts as expected.')
  const modules = [...imports.matchAll(IMPORT)]
  const names = modules.map(([, name = '']) => name).join(', ')
  const fetched = modules.map(([, , address]) => `import(${address})`).join(', ')
  const start = `const start = async () => { const [${names}] = await Promise.all([${fetched}]); ${begin.trim()} }`
  return light.replace(found, () => `${open}${KEEP_PRESS}; ${start}; ${WHEN_PAINTED}`)
}
