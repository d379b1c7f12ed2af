import { X509Certificate } from 'node:crypto'
import { expect, test } from 'vitest'
import { selfSigned } from '#server/testing/peers/self-signed.ts'
import { readSnsMessage, signedText } from './sns-message.ts'
import type { SnsMessage } from './sns-message.ts'
import { amazon, signed, subscription } from './sns-under-test.ts'

const { publicKey } = new X509Certificate(amazon.pem)
const read = (message: object) => readSnsMessage(JSON.stringify(message), async () => publicKey)

test('what is signed is what Amazon’s document says, name by name and line by line', () => {
  const values = { MessageId: 'm-1', TopicArn: 'arn:t', Timestamp: '2026-11-27T01:00:00.000Z' }
  const plain = signed({ ...values, Message: 'Hello\nAda', Subject: 'Mail' })
  expect(signedText(plain)).toBe(
    'Message\nHello\nAda\nMessageId\nm-1\nSubject\nMail\nTimestamp\n2026-11-27T01:00:00.000Z\nTopicArn\narn:t\nType\nNotification\n',
  )
  expect(signedText(signed({ ...values, Message: 'Hello' }))).not.toContain('Subject')
  expect(signedText(subscription('https://a/', values))).toBe(
    'Message\nYou have chosen\nMessageId\nm-1\nSubscribeURL\nhttps://a/\nTimestamp\n2026-11-27T01:00:00.000Z\nToken\nt\nTopicArn\narn:t\nType\nSubscriptionConfirmation\n',
  )
})

test.each(['1', '2'] as const)('a message of version %s is read', async (SignatureVersion) => {
  const message = signed({ SignatureVersion, Message: 'Hello', Subject: 'Mail' })
  expect(await read(message)).toMatchObject({ Message: 'Hello' })
  const leaving = signed({ SignatureVersion, Type: 'UnsubscribeConfirmation', Token: 't', SubscribeURL: 'u' })
  expect(await read(leaving)).toMatchObject({ Type: 'UnsubscribeConfirmation' })
})

const good = signed({ Message: 'Hello', Subject: 'Mail' })
const stranger = selfSigned('sns.amazonaws.com', { from: new Date(0), until: new Date('2040-01-01') })
const forged: [string, Partial<Record<keyof SnsMessage, unknown>>][] = [
  ['another message', { ...good, Message: 'Hello!' }],
  ['another subject', { ...good, Subject: 'Other' }],
  ['no subject any more', { ...good, Subject: undefined }],
  ['another topic', { ...good, TopicArn: 'arn:aws:sns:us-east-1:1:other' }],
  ['another time', { ...good, Timestamp: '2020-01-01T00:00:00.000Z' }],
  ['another version than it was signed with', { ...good, SignatureVersion: '1' }],
  ['a version that there is not', { ...good, SignatureVersion: '3' }],
  ['another kind', { ...good, Type: 'UnsubscribeConfirmation' }],
  ['no signature', { ...good, Signature: '' }],
  ['a signature that is not base64', { ...good, Signature: '***' }],
  ['the signature of another key', signed({ Message: 'Hello' }, stranger)],
  ['no certificate', { ...good, SigningCertURL: undefined }],
]
test.each(forged)('%s is refused', async (_words, message) => {
  await expect(read(message)).rejects.toMatchObject({ status: 400 })
})
