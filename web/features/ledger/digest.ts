/** SHA-256 in the browser, for engine/ledger. */

/** True where the browser offers cryptography: on secure pages. */
export function canDigest(): boolean {
  return typeof globalThis.crypto?.subtle?.digest === 'function'
}

/** SHA-256 of a text in UTF-8, as hexadecimal digits. */
export async function digest(text: string): Promise<string> {
  const bytes = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text))
  return Array.from(new Uint8Array(bytes), (byte) => byte.toString(16).padStart(2, '0')).join('')
}
