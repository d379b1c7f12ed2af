/** Amazon SNS for tests: messages signed as it signs them, and its certificate where the message says. */
import { randomUUID, sign } from 'node:crypto'
import { selfSigned } from '#server/testing/peers/self-signed.ts'
import type { SelfSigned } from '#server/testing/peers/self-signed.ts'
import { signedText } from './sns-message.ts'
import type { SnsMessage } from './sns-message.ts'

const DAY_MS = 24 * 60 * 60_000
export const TOPIC = 'arn:aws:sns:us-east-1:123456789012:mail'
export const CERTIFICATE = 'https://sns.us-east-1.amazonaws.com/SimpleNotificationService-01d088a6f77103.pem'

export const amazon = selfSigned('sns.amazonaws.com', {
  from: new Date(Date.now() - DAY_MS),
  until: new Date(Date.now() + 365 * DAY_MS),
})

const bare = (): SnsMessage => ({
  Type: 'Notification',
  MessageId: randomUUID(),
  TopicArn: TOPIC,
  Message: '',
  Timestamp: new Date().toISOString(),
  SignatureVersion: '2',
  Signature: '',
  SigningCertURL: CERTIFICATE,
})

/** The message with these values, signed by the key; the version says with which hash. */
export function signed(values: Partial<SnsMessage>, { privateKey }: SelfSigned = amazon): SnsMessage {
  const message = { ...bare(), ...values }
  const hash = message.SignatureVersion === '1' ? 'sha1' : 'sha256'
  return {
    ...message,
    Signature: sign(hash, Buffer.from(signedText(message)), privateKey).toString('base64'),
  }
}

export const subscription = (SubscribeURL: string, values: Partial<SnsMessage> = {}) =>
  signed({
    Type: 'SubscriptionConfirmation',
    SubscribeURL,
    Token: 't',
    Message: 'You have chosen',
    ...values,
  })
