/** Passkeys as this browser has them. The server's options and the answers are the browser's own JSON forms. */
import { passkeyTexts } from './messages.ts'

type CreationOptions = Parameters<typeof PublicKeyCredential.parseCreationOptionsFromJSON>[0]
type RequestOptions = Parameters<typeof PublicKeyCredential.parseRequestOptionsFromJSON>[0]

/** Whether this browser can make and use passkeys. Older ones lack the JSON forms; they sign in with a code. */
export function canUsePasskeys(): boolean {
  return typeof PublicKeyCredential !== 'undefined' && 'parseCreationOptionsFromJSON' in PublicKeyCredential
}

/** Lets the person make a passkey on this device. Throws the browser's DOMException when they stop. */
export async function makePasskey(options: unknown): Promise<unknown> {
  const publicKey = PublicKeyCredential.parseCreationOptionsFromJSON(options as CreationOptions)
  return jsonOf(await navigator.credentials.create({ publicKey }))
}

/** Lets the person sign with one of their passkeys. Throws the browser's DOMException when they stop. */
export async function signWithPasskey(options: unknown): Promise<unknown> {
  const publicKey = PublicKeyCredential.parseRequestOptionsFromJSON(options as RequestOptions)
  return jsonOf(await navigator.credentials.get({ publicKey }))
}

function jsonOf(credential: Credential | null): unknown {
  if (!(credential instanceof PublicKeyCredential)) throw new DOMException('', 'NotAllowedError')
  return credential.toJSON()
}

/** The browser's own refusal as a sentence; undefined for an error of another kind. */
export function passkeyRefusal(error: unknown): string | undefined {
  if (!(error instanceof DOMException)) return undefined
  if (error.name === 'InvalidStateError') return passkeyTexts.alreadyThere
  if (error.name === 'NotAllowedError' || error.name === 'AbortError') return passkeyTexts.stopped
  return passkeyTexts.notHere
}
