/** Passkeys: made, named and removed, to sign in with and to prove who it is. */
import * as z from 'zod/mini'
import { accountTexts } from './account-messages.ts'
import { refusalTexts } from '#contracts/refusal-messages.ts'
import { passkeyAnswer } from './security.ts'
import { endpoint, messageAnswer } from '#contracts/endpoint.ts'

/** Options as the browser takes them: PublicKeyCredential.parseCreationOptionsFromJSON and its sibling. */
const passkeyOptions = z.looseObject({ challenge: z.string() })

const base64url = (most: number) =>
  z
    .string()
    .check(
      z.regex(/^[A-Za-z0-9_-]+={0,2}$/, { error: () => accountTexts().passkeyResponse }),
      z.maxLength(most),
    )

/** The browser's credential as toJSON() gives it. */
const passkeyResponse = <S extends z.core.$ZodLooseShape>(shape: S) =>
  z.looseObject({
    id: base64url(1_400),
    rawId: base64url(1_400),
    type: z.literal('public-key'),
    response: z.looseObject(shape),
  })

const registrationResponse = passkeyResponse({
  clientDataJSON: base64url(8_000),
  attestationObject: base64url(32_000),
})

const assertionResponse = passkeyResponse({
  clientDataJSON: base64url(8_000),
  authenticatorData: base64url(8_000),
  signature: base64url(4_000),
})

const passkeyName = z
  .string()
  .check(
    z.trim(),
    z.minLength(1, { error: () => accountTexts().passkeyName }),
    z.maxLength(60, { error: () => refusalTexts().useAtMost(60) }),
  )

export const startPasskey = endpoint('POST /api/account/passkeys/start', {
  summary: 'Options for a new passkey; good for five minutes and one passkey.',
  access: 'signedIn',
  sensitive: true,
  answer: passkeyOptions,
})

export const addPasskey = endpoint('POST /api/account/passkeys', {
  summary: 'Keep the new passkey under a name.',
  access: 'signedIn',
  sensitive: true,
  body: z.strictObject({ name: passkeyName, response: registrationResponse }),
  answer: passkeyAnswer,
  refreshes: ['/api/account/two-factor'],
  status: 201,
})

export const renamePasskey = endpoint('PATCH /api/account/passkeys/{id}', {
  summary: 'Give a passkey another name.',
  access: 'signedIn',
  body: z.strictObject({ name: passkeyName }),
  answer: passkeyAnswer,
})

export const removePasskey = endpoint('DELETE /api/account/passkeys/{id}', {
  summary: 'Forget a passkey: nobody signs in with it any more.',
  access: 'signedIn',
  sensitive: true,
  answer: messageAnswer,
  refreshes: ['/api/account/two-factor'],
})

export const startPasskeyLogin = endpoint('POST /api/login/passkey/start', {
  summary: 'Options to sign in with a passkey, whoever it is; good for five minutes and one try.',
  access: 'public',
  answer: passkeyOptions,
})

export const loginWithPasskey = endpoint('POST /api/login/passkey', {
  summary: 'Sign in with a passkey. It counts as a second factor.',
  access: 'public',
  body: z.strictObject({ response: assertionResponse }),
  answer: messageAnswer,
})

export const startPasskeyConfirm = endpoint('POST /api/account/confirm/passkey/start', {
  summary: 'Options to prove with one of your passkeys that it is still you.',
  access: 'signedIn',
  answer: passkeyOptions,
})

export const confirmWithPasskey = endpoint('POST /api/account/confirm/passkey', {
  summary:
    'Prove with a passkey that it is still you, for the next 15 minutes. It counts as a second factor.',
  access: 'signedIn',
  body: z.strictObject({ response: assertionResponse }),
  answer: messageAnswer,
})
