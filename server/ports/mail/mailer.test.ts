import { createHash, generateKeyPairSync, verify } from 'node:crypto'
import type { KeyObject } from 'node:crypto'
import { drizzle } from 'drizzle-orm/node-postgres'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { parseEnv } from '#server/env.ts'
import type { Mailer } from './mail.ts'
import { startSmtpServer } from '#server/testing/peers/smtp-server.ts'
import type { SmtpServer } from '#server/testing/peers/smtp-server.ts'
import { MailRefused } from './mail-refused.ts'
import { createMailer } from './mailer.ts'

// SMTP needs no database: this one is never reached.
const db = drizzle('postgres://nobody@127.0.0.1:1/none')
const letter = {
  to: 'ada@example.test',
  subject: 'Hello',
  text: 'The text part',
  html: '<p>The other part</p>',
}

let smtp: SmtpServer
let mailer: Mailer

beforeEach(async () => {
  smtp = await startSmtpServer()
  const env = parseEnv({ SMTP_URL: smtp.url, MAIL_FROM: 'Jubilee <post@jubilee.test>' })
  mailer = createMailer({ env, db })
})
afterEach(async () => {
  mailer.close()
  await smtp.close()
})

/** What sending to an address ends in, where the server answers this to it. */
async function refusalOf(answer: string): Promise<unknown> {
  smtp.answer(letter.to, answer)
  return mailer.send(letter).catch((error: unknown) => error)
}

test('with SMTP_URL mail leaves with both parts', async () => {
  await mailer.send(letter)
  expect(smtp.mails).toHaveLength(1)
  const [{ to, text }] = smtp.mails as [{ to: string; text: string }]
  expect(to).toBe('ada@example.test')
  for (const part of ['From: Jubilee <post@jubilee.test>', 'Subject: Hello', letter.text, letter.html])
    expect(text).toContain(part)
})

test('each try to send a mail carries the same Message-ID', async () => {
  await mailer.send({ ...letter, id: 'the-mail' })
  await mailer.send({ ...letter, id: 'the-mail' })
  expect(smtp.mails.map(({ text }) => /^Message-ID: (.*)$/m.exec(text)?.[1])).toEqual([
    '<the-mail@jubilee.test>',
    '<the-mail@jubilee.test>',
  ])
})

test('a mail says that a program sent it, and has an id of our domain in any case', async () => {
  await mailer.send(letter)
  expect(smtp.mails[0]!.text).toMatch(/^Auto-Submitted: auto-generated$/m)
  expect(smtp.mails[0]!.text).toMatch(/^Message-ID: <[0-9a-f-]{36}@jubilee.test>$/m)
})

/** A header as it is signed: one line, its name in small letters, spaces as one (RFC 6376 3.4.2). */
function relaxedHeader(header: string): string {
  const [name = '', ...rest] = header.split(':')
  return `${name.toLowerCase()}:${rest.join(':').replaceAll(/\s+/g, ' ').trim()}`
}

/** A mail's DKIM signature and whether it and the hash of the body are right, by RFC 6376. */
function checkDkim(text: string, publicKey: KeyObject) {
  const [head = '', ...bodies] = text.split('\n\n')
  const headers = head.replaceAll(/\n[ \t]+/g, ' ').split('\n')
  const named = (name: string) =>
    headers.find((line) => line.toLowerCase().startsWith(`${name.toLowerCase()}:`))
  const signature = named('DKIM-Signature')!
  const tag = (name: string) => new RegExp(`[;:]\\s*${name}=([^;]*)`).exec(signature)![1]!.replaceAll(' ', '')
  const lines = bodies
    .join('\n\n')
    .split('\n')
    .map((line) => line.replaceAll(/[ \t]+/g, ' ').trimEnd())
  const body = `${lines.join('\r\n').replace(/(\r\n)+$/, '')}\r\n`
  const signed = tag('h')
    .split(':')
    .flatMap((name) => named(name) ?? [])
  const unsigned = signature.replace(/(;\s*b=)[^;]*/, '$1')
  const content = [...signed, unsigned].map(relaxedHeader).join('\r\n')
  return {
    names: tag('h').toLowerCase(),
    domain: tag('d'),
    selector: tag('s'),
    isBody: createHash('sha256').update(body).digest('base64') === tag('bh'),
    isSigned: verify('sha256', Buffer.from(content), publicKey, Buffer.from(tag('b'), 'base64')),
  }
}

test('with a key mail is signed for its domain, with what stops it among what is signed', async () => {
  const { privateKey, publicKey } = generateKeyPairSync('rsa', { modulusLength: 2048 })
  const MAIL_DKIM_KEY = privateKey.export({ type: 'pkcs8', format: 'pem' }).toString()
  const set = { SMTP_URL: smtp.url, MAIL_FROM: 'post@jubilee.test', MAIL_DKIM_SELECTOR: 'j1', MAIL_DKIM_KEY }
  const signing = createMailer({ env: parseEnv(set), db })
  const stop = {
    'List-Unsubscribe': '<https://jubilee.test/s>',
    'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
  }
  await signing.send({ ...letter, headers: stop })
  signing.close()
  const checked = checkDkim(smtp.mails[0]!.text, publicKey)
  expect(checked).toMatchObject({ domain: 'jubilee.test', selector: 'j1', isBody: true, isSigned: true })
  expect(checked.names).toContain('list-unsubscribe:list-unsubscribe-post')
  expect(checkDkim(smtp.mails[0]!.text.replace('The text part', 'Another text'), publicKey).isBody).toBe(
    false,
  )
})

test('mails go over lines that are kept, two at most, and over a new one after those broke', async () => {
  smtp.answer('nobody@example.test', '550 no such mailbox')
  for (const to of [letter.to, 'nobody@example.test'])
    await Promise.allSettled(Array.from({ length: 6 }, () => mailer.send({ ...letter, to })))
  expect(smtp.connections()).toBe(2)
  await smtp.goAway()
  await expect(mailer.send(letter)).rejects.not.toBeInstanceOf(MailRefused)
  await smtp.comeBack()
  await mailer.send(letter)
  expect(smtp.mails).toHaveLength(7)
})

test.each([
  ['550 5.1.1 <ada@example.test>: no such user', '550 5.1.1', true],
  ['550 no such mailbox', '550', true],
  ['553 not a name here', '553', true],
  ['556 5.1.10 the domain takes no mail', '556 5.1.10', true],
  ['550 5.2.1 the mailbox is closed', '550 5.2.1', true],
  ['552 5.2.2 the mailbox is full', '552 5.2.2', false],
  ['550 5.7.1 your server is on a list', '550 5.7.1', false],
  ['554 we do not want it', '554', false],
])('%s is for good, and says of the address what it can', async (answer, code, isAddress) => {
  const refusal = await refusalOf(answer)
  expect(refusal).toBeInstanceOf(MailRefused)
  expect(refusal).toMatchObject({ code, isAddress })
  expect((refusal as Error).message).not.toContain('ada')
})

test.each(['450 4.2.1 try again', '451 grey-listed', '421 too busy'])(
  '%s is worth another try',
  async (answer) => {
    const refusal = await refusalOf(answer)
    expect(refusal).toBeInstanceOf(Error)
    expect(refusal).not.toBeInstanceOf(MailRefused)
  },
)

test('a header cannot be smuggled in by an address or a subject', async () => {
  await mailer.send({ ...letter, subject: 'Hi\r\nBcc: eve@example.test' })
  expect(smtp.mails.map(({ to }) => to)).toEqual([letter.to])
  expect(smtp.mails[0]!.text).not.toMatch(/^Bcc:/m)
})
