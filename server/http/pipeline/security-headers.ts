/** The headers every answer carries. Scripts run from our own files only, or as the hash or the nonce of what we wrote. */
import type { App } from '#server/http/app-parts.ts'

export type PolicyGiven = {
  /** of a page's own inline scripts and styles: their hashes, or the nonce of a page drawn for one request */
  inline: { scripts: string[]; styles: string[] }
  /** true: the page may open Plaid's own dialog, which comes from Plaid and lives in its frame */
  opensPlaid: boolean
}

const PLAID_CDN = 'https://cdn.plaid.com'
const PLAID_ANY = 'https://*.plaid.com'

/** A content security policy. */
export function contentPolicy({ inline, opensPlaid }: PolicyGiven): string {
  const plaid = (source: string) => (opensPlaid ? [source] : [])
  return [
    "default-src 'none'",
    ["script-src 'self'", ...inline.scripts, ...plaid(PLAID_CDN)].join(' '),
    ["style-src 'self'", ...inline.styles].join(' '),
    "img-src 'self' data:",
    "font-src 'self'",
    ["connect-src 'self'", ...plaid(PLAID_ANY)].join(' '),
    ["frame-src 'self'", ...plaid(PLAID_CDN)].join(' '),
    "manifest-src 'self'",
    "worker-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    "object-src 'none'",
    "frame-ancestors 'none'",
  ].join('; ')
}

/**
 * Of the frame that draws papers of strangers (decision 035). The sandbox gives it an origin of its own: it has no cookies,
 * no storage and no way to the page around it. It loads our files, and may start its reader as a worker.
 */
export const paperFramePolicy = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "connect-src 'self'",
  "img-src 'self'",
  'worker-src blob:',
  "form-action 'none'",
  "base-uri 'none'",
  "frame-ancestors 'self'",
  'sandbox allow-scripts',
].join('; ')

/**
 * Of the page of the API's document. What reads the document writes styles of its own, which run nothing; it loads our
 * files, asks nobody else, and sends no form.
 */
export const apiDocsPolicy = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self' 'unsafe-inline'",
  "connect-src 'self'",
  "img-src 'self' data:",
  "font-src 'self'",
  "form-action 'none'",
  "base-uri 'none'",
  "frame-ancestors 'none'",
].join('; ')

/**
 * Of the worker that proves plans (decision 060), in its own file alone: it may compile the solver, which is WebAssembly,
 * and load it from us. Pages and all other files may not.
 */
export const solverPolicy = [
  "default-src 'none'",
  "script-src 'self' 'wasm-unsafe-eval'",
  "connect-src 'self'",
].join('; ')

/** Of every answer that is not a page of the app. */
const plainPolicy = contentPolicy({ inline: { scripts: [], styles: [] }, opensPlaid: false })

/** Their addresses carry a token, which no other site may learn. */
const pagesWithTokens = /^\/(reset-password|reset-two-factor|verify-email|unsubscribe|foundation\/gift)\b/

const permissions = [
  'accelerometer',
  'camera',
  'display-capture',
  'geolocation',
  'gyroscope',
  'magnetometer',
  'microphone',
  'midi',
  'payment',
  'usb',
]
  .map((feature) => `${feature}=()`)
  .join(', ')

/** Scripts, styles and fonts are no pages: what rules a page only makes a hundred small answers larger. */
const forAssets = { 'x-content-type-options': 'nosniff', 'cross-origin-resource-policy': 'same-origin' }

export function addSecurityHeaders(app: App): void {
  const { isHttps } = app.parts.env
  // Banks that sign in on their own site do so in a window that Plaid's frame opens and talks to.
  const openerPolicy = app.parts.outside.isSandbox.plaid ? 'same-origin' : 'same-origin-allow-popups'
  app.addHook('onRequest', async (request, reply) => {
    if (isHttps) reply.header('strict-transport-security', 'max-age=31536000; includeSubDomains')
    reply.headers(forAssets)
    if (request.url.startsWith('/assets/')) return
    const hidesReferrer = pagesWithTokens.test(request.url)
    reply.headers({
      'content-security-policy': plainPolicy,
      'referrer-policy': hidesReferrer ? 'no-referrer' : 'strict-origin-when-cross-origin',
      'permissions-policy': permissions,
      'cross-origin-opener-policy': openerPolicy,
      'x-frame-options': 'DENY',
    })
    if (request.url.startsWith('/api/')) reply.header('cache-control', 'no-store')
  })
}
