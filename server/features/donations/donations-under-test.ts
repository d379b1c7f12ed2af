/** Gifts on the sandbox's processor, for tests: giving, paying, and what stands in the records and the ledger after it. */
import { inflateSync } from 'node:zlib'
import type { App } from '#server/http/app-parts.ts'
import { ask } from '#server/testing/make-user.ts'
import type { TestAnswer, TestUser } from '#server/testing/make-user.ts'

/** Pays, and the cardholder takes the money back right after. */
export const DISPUTED_CARD = '4000000000000259'

export const guestGift = {
  amount: '50.00',
  isMonthly: false,
  showName: false,
  email: 'guest@example.test',
}

type Served = { app: App; pool: App['parts']['pool'] }

export function give(
  { app }: Served,
  body: object,
  by: { user?: TestUser; cookie?: string; onceKey?: string } = {},
): Promise<TestAnswer> {
  const { user, cookie = user?.cookie, onceKey } = by
  const url = '/api/foundation/donations'
  return ask(app, {
    method: 'POST',
    url,
    body,
    ...(cookie !== undefined && { cookie }),
    ...(onceKey !== undefined && { onceKey }),
  })
}

export const verify = ({ app }: Served, sessionId: string, cookie = ''): Promise<TestAnswer> =>
  ask(app, {
    method: 'GET',
    url: `/api/foundation/donations/verify?session_id=${sessionId}`,
    ...(cookie !== '' && { cookie }),
  })

export type LedgerLine = { sequence: number; kind: string; amount: string; corrects: number | null }

/** Every line of the ledger, oldest first. */
export async function ledgerOf({ pool }: Served): Promise<LedgerLine[]> {
  const { rows } = await pool.query<LedgerLine>(
    `select sequence::int as sequence, kind, amount::text as amount, corrects::int as corrects
     from ledger_entries order by sequence`,
  )
  return rows
}

export type PaymentLine = { id: string; paymentId: string; amount: string; returned: string; line: number }

/** The payments that were received for the gift of a session. */
export async function paymentsOf({ pool }: Served, sessionId: string): Promise<PaymentLine[]> {
  const { rows } = await pool.query<PaymentLine>(
    `select p.id, p.payment_id as "paymentId", p.amount::text, p.returned::text, p.ledger_sequence::int as line
     from donation_payments p join donations d on d.id = p.donation_id
     where d.session_id = $1 order by p.ledger_sequence`,
    [sessionId],
  )
  return rows
}

export async function giftOf({ pool }: Served, sessionId: string) {
  const { rows } = await pool.query<{ id: string; state: string; subscription: string | null }>(
    `select id, state, subscription_id as subscription from donations where session_id = $1`,
    [sessionId],
  )
  return rows[0]!
}

/** What a PDF says, each piece of text on a line of its own. */
export function pdfText(pdf: Buffer): string {
  const lines: string[] = []
  const file = pdf.toString('latin1')
  for (const head of file.matchAll(/\/Length (\d+)\b[^>]*>>\r?\nstream\r?\n/g)) {
    // By its length: the last byte of what is compressed may itself be a line break.
    const begin = head.index + head[0].length
    const bytes = pdf.subarray(begin, begin + Number(head[1]))
    const text = (bytes[0] === 0x78 ? inflateSync(bytes) : bytes).toString('latin1')
    for (const { 1: shown } of text.matchAll(/\[([^\]]*)\] TJ/g)) {
      const hex = [...shown!.matchAll(/<([0-9a-f]*)>/g)].map(([, digits]) => digits).join('')
      lines.push(new TextDecoder('windows-1252').decode(Buffer.from(hex, 'hex')))
    }
  }
  return lines.join('\n')
}

/** The bytes of a download. */
export async function download({ app }: Served, url: string, cookie = '') {
  const answer = await app.inject({ method: 'GET', url, headers: cookie === '' ? {} : { cookie } })
  return { status: answer.statusCode, type: answer.headers['content-type'], bytes: answer.rawPayload }
}
