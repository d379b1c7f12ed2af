import { loginWithPasskey, startPasskeyLogin } from '#contracts/account/passkeys.ts'
import type { BodyInputOf } from '#contracts/endpoint.ts'
import { call } from '#web/api/call.ts'
import { signWithPasskey } from '../security/browser-passkeys.ts'

type Signed = BodyInputOf<typeof loginWithPasskey>['response']

/** Lets the person sign with one of their passkeys, and signs them in by it. Loaded when it is asked for. */
export async function signInWithPasskey(): Promise<void> {
  const response = (await signWithPasskey(await call(startPasskeyLogin))) as Signed
  await call(loginWithPasskey, { body: { response } })
}
