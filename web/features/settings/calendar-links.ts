/** Links that open a calendar program with the feed filled in, so that nobody has to find where to paste an address. */

/** For a feed's http(s) address. Apple's, and other programs on the device, know webcal: addresses. */
export function calendarLinks(url: string, name: string): { google: string; apple: string; outlook: string } {
  const webcal = url.replace(/^https?:/, 'webcal:')
  const outlook = `url=${encodeURIComponent(url)}&name=${encodeURIComponent(name)}`
  return {
    google: `https://calendar.google.com/calendar/r?cid=${encodeURIComponent(webcal)}`,
    apple: webcal,
    outlook: `https://outlook.live.com/calendar/0/addfromweb?${outlook}`,
  }
}

/** Names and networks that nobody outside can reach (RFC 6761, RFC 1918, RFC 4193). */
const notPublic = [
  /^localhost$/,
  /\.(localhost|local|internal|test)$/,
  /^\[(::1|f[cd][\da-f]{2}:.*|fe80:.*)\]$/,
  /^(0|10|127)\.[\d.]+$/,
  /^169\.254\.[\d.]+$/,
  /^192\.168\.[\d.]+$/,
  /^172\.(1[6-9]|2\d|3[01])\.[\d.]+$/,
]

/** False for an address that a service on the internet cannot fetch. */
export function isPublicAddress(url: string): boolean {
  const { hostname } = new URL(url)
  // A name without a dot is one of a local network.
  return (hostname.includes('.') || hostname.startsWith('[')) && !notPublic.some((one) => one.test(hostname))
}
