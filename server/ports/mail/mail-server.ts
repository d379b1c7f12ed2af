/** Whether the mail server is there and takes the sign-in: asked when an operator checks an installation. */
import { createTransport } from 'nodemailer'

const LIMIT_MS = 10_000

/** Connects and signs in, and sends nothing. Throws the server's own error. */
export async function checkMailServer(smtpUrl: string): Promise<void> {
  const transport = createTransport({
    url: smtpUrl,
    connectionTimeout: LIMIT_MS,
    greetingTimeout: LIMIT_MS,
    socketTimeout: LIMIT_MS,
    disableFileAccess: true,
    disableUrlAccess: true,
  })
  try {
    await transport.verify()
  } finally {
    transport.close()
  }
}
