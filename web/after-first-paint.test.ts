import { expect, it } from 'vitest'
import { afterFirstPaint } from './after-first-paint.ts'

const hint = '<link rel="modulepreload" href="/assets/a.js"/>'
const style = '<link rel="stylesheet" href="/assets/a.css"/>'
const start = `<script nonce="n" type="module" async="">import "/assets/manifest.js";
import * as route0 from "/assets/root.js";
import * as route1 from "/assets/page.js";

  window.__reactRouterRouteModules = {"root":route0,"page":route1};

import("/assets/entry.js");</script>`

it('starts the scripts once something is painted, without a hint before', () => {
  const html = afterFirstPaint(`${hint}${style}${hint}${start}<p>Text</p>`)
  const [, script = ''] = /<script nonce="n" type="module" async="">([^<]*)<\/script>/.exec(html) ?? []
  expect(html).toBe(`${style}<script nonce="n" type="module" async="">${script}</script><p>Text</p>`)
  expect(script).not.toMatch(/^\s*import /m)
  expect(script).toContain(
    'const [, route0, route1] = await Promise.all([import("/assets/manifest.js"), import("/assets/root.js"), import("/assets/page.js")]); window.__reactRouterRouteModules = {"root":route0,"page":route1};',
  )
  expect(script).toContain('import("/assets/entry.js"); }')
  expect(script).toMatch(
    /new PerformanceObserver\(.*start\(\).*\)\.observe\(\{ type: "paint", buffered: true \}\)$/,
  )
})

it('refuses a document that starts in another way', () => {
  expect(() => afterFirstPaint('<script type="module" src="/assets/entry.js"></script>')).toThrow(
    'The document does not start its scripts as expected.',
  )
})
