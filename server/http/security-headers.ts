/** The headers every answer carries. Scripts run from our own files only, or from the hash of what we built. */
import type { App } from './app-parts.ts'

/** A content security policy; the hashes are those of a page's own inline scripts and styles. */
export function contentPolicy(hashes: { scripts: string[]; styles: string[] }): string {
  return [
    "default-src 'none'",
    ["script-src 'self'", ...hashes.scripts].join(' '),
    ["style-src 'self'", ...hashes.styles].join(' '),
    "img-src 'self' data:",
    "font-src 'self'",
    "connect-src 'self'",
    "manifest-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    "object-src 'none'",
    "frame-ancestors 'none'",
  ].join('; ')
}

const plainPolicy = contentPolicy({ scripts: [], styles: [] })

/** Their addresses carry a token, which no other site may learn. */
const pagesWithTokens = /^\/(reset-password|verify-email)\b/

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

export function addSecurityHeaders(app: App): void {
  const { isHttps } = app.parts.env
  app.addHook('onRequest', async (request, reply) => {
    const hidesReferrer = pagesWithTokens.test(request.url)
    reply.headers({
      'content-security-policy': plainPolicy,
      'x-content-type-options': 'nosniff',
      'referrer-policy': hidesReferrer ? 'no-referrer' : 'strict-origin-when-cross-origin',
      'permissions-policy': permissions,
      'cross-origin-opener-policy': 'same-origin',
      'cross-origin-resource-policy': 'same-origin',
      'x-frame-options': 'DENY',
    })
    if (isHttps) reply.header('strict-transport-security', 'max-age=31536000; includeSubDomains')
    if (request.url.startsWith('/api/')) reply.header('cache-control', 'no-store')
  })
}
