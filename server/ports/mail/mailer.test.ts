import { createServer } from 'node:net'
import type { AddressInfo, Server } from 'node:net'
import { drizzle } from 'drizzle-orm/node-postgres'
import { expect, test } from 'vitest'
import { parseEnv } from '#server/env.ts'
import { createMailer } from './mailer.ts'

/** An SMTP server of a few lines: takes one mail, or refuses its recipient. */
async function smtpServer(
  recipientAnswer: string,
): Promise<{ server: Server; url: string; heard: () => string }> {
  let heard = ''
  const server = createServer((socket) => {
    socket.write('220 here\r\n')
    socket.on('data', (chunk) => {
      const text = chunk.toString()
      heard += text
      const word = text.slice(0, 4).toUpperCase()
      if (word === 'RCPT') socket.write(`${recipientAnswer}\r\n`)
      else if (word === 'DATA') socket.write('354 go on\r\n')
      else if (word === 'QUIT') socket.end('221 bye\r\n')
      else if (/^(EHLO|HELO|MAIL|RSET)/.test(word) || text.endsWith('\r\n.\r\n')) socket.write('250 ok\r\n')
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return { server, url: `smtp://127.0.0.1:${port}`, heard: () => heard }
}

// SMTP needs no database: this one is never reached.
const db = drizzle('postgres://nobody@127.0.0.1:1/none')
const letter = {
  to: 'ada@example.test',
  subject: 'Hello',
  text: 'The text part',
  html: '<p>The other part</p>',
}

test('with SMTP_URL mail leaves with both parts', async () => {
  const { server, url, heard } = await smtpServer('250 ok')
  const env = parseEnv({ SMTP_URL: url, MAIL_FROM: 'Jubilee <post@jubilee.test>' })
  await createMailer({ env, db }).send(letter)
  server.close()
  expect(heard()).toContain('MAIL FROM:<post@jubilee.test>')
  expect(heard()).toContain('RCPT TO:<ada@example.test>')
  expect(heard()).toContain('Subject: Hello')
  expect(heard()).toContain('The text part')
  expect(heard()).toContain('<p>The other part</p>')
})

test('a refused mail is an error', async () => {
  const { server, url } = await smtpServer('550 no such mailbox')
  const env = parseEnv({ SMTP_URL: url })
  await expect(createMailer({ env, db }).send(letter)).rejects.toThrow('550')
  server.close()
})

test('a header cannot be smuggled in by an address or a subject', async () => {
  const { server, url, heard } = await smtpServer('250 ok')
  const env = parseEnv({ SMTP_URL: url })
  await createMailer({ env, db }).send({ ...letter, subject: 'Hi\r\nBcc: eve@example.test' })
  server.close()
  expect(heard()).not.toMatch(/^Bcc:/m)
  expect(heard()).not.toContain('RCPT TO:<eve@example.test>')
})
