/**
 * Whether a message is Amazon SNS's: its signature over the values that its kind names, by the certificate that it names
 * at Amazon's own address (docs.aws.amazon.com/sns, "Verifying the signatures of Amazon SNS messages"). The chain of the
 * certificate is that of the https line it comes by.
 */
import { verify } from 'node:crypto'
import type { KeyObject } from 'node:crypto'
import * as z from 'zod/mini'
import { uncoded } from '#engine/language/sentence.ts'
import { badRequest } from '#server/errors.ts'

const line = z.string().check(z.maxLength(2_048))

const snsMessage = z.object({
  Type: z.enum(['Notification', 'SubscriptionConfirmation', 'UnsubscribeConfirmation']),
  MessageId: line,
  TopicArn: line,
  Message: z.string(),
  Timestamp: line,
  SignatureVersion: z.enum(['1', '2']),
  Signature: line,
  SigningCertURL: line,
  Subject: z.nullish(line),
  SubscribeURL: z.nullish(line),
  Token: z.nullish(line),
})
export type SnsMessage = z.output<typeof snsMessage>

const signedOf = {
  Notification: ['Message', 'MessageId', 'Subject', 'Timestamp', 'TopicArn', 'Type'],
  SubscriptionConfirmation: [
    'Message',
    'MessageId',
    'SubscribeURL',
    'Timestamp',
    'Token',
    'TopicArn',
    'Type',
  ],
  UnsubscribeConfirmation: ['Message', 'MessageId', 'SubscribeURL', 'Timestamp', 'Token', 'TopicArn', 'Type'],
} as const satisfies Record<SnsMessage['Type'], readonly (keyof SnsMessage)[]>

/** Version 1 is SHA-1, which SNS uses until a topic is set to version 2. */
const hashOf = { 1: 'sha1', 2: 'sha256' } as const

/** What is signed: name and value of each, a line each; a subject that is not there has none. */
export function signedText(message: SnsMessage): string {
  return signedOf[message.Type]
    .filter((name) => message[name] !== undefined && message[name] !== null)
    .map((name) => `${name}\n${message[name]}\n`)
    .join('')
}

/** @throws 400 where it is not signed by this key, or has no signature at all */
export async function readSnsMessage(
  body: string,
  keyAt: (certificateUrl: string) => Promise<KeyObject>,
): Promise<SnsMessage> {
  const read = snsMessage.safeParse(JSON.parse(body))
  if (!read.success)
    throw badRequest(uncoded('This message has no signature of Amazon SNS. Nothing was done.'))
  const { SigningCertURL, Signature, SignatureVersion } = read.data
  const key = await keyAt(SigningCertURL)
  const signature = Buffer.from(Signature, 'base64')
  if (!verify(hashOf[SignatureVersion], Buffer.from(signedText(read.data)), key, signature))
    throw badRequest(uncoded('The signature of this message is not right. Nothing was done.'))
  return read.data
}
