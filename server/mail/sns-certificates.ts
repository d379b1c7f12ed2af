/** The certificates that Amazon SNS signs with: fetched from its own hosts only, small and in time, and kept for a day. */
import { X509Certificate } from 'node:crypto'
import type { KeyObject } from 'node:crypto'
import { uncoded } from '#engine/language/sentence.ts'
import { badRequest, unavailable } from '#server/errors.ts'
import type { Clock } from '#server/clock.ts'

const ANSWER_LIMIT_MS = 5_000
const MOST_BYTES = 16_384
const KEPT_MS = 24 * 60 * 60_000
/** Amazon changes its certificate about once a year; there is one for each region. */
const MOST_KEPT = 8
/** Made-up names must not make us ask Amazon without end. */
const MOST_ASKED_A_MINUTE = 10

const SNS_HOST = /^sns\.[a-z0-9-]+\.amazonaws\.com(\.cn)?$/
const CERTIFICATE_PATH = /^\/SimpleNotificationService-[\w-]{1,64}\.pem$/

/** The address, where it is one of Amazon SNS's own over https; no other is ever asked. @throws 400 */
export function snsAddress(address: string): URL {
  const url = URL.parse(address)
  if (
    url?.protocol !== 'https:' ||
    url.host !== url.hostname ||
    !SNS_HOST.test(url.hostname) ||
    url.username !== ''
  )
    throw badRequest(uncoded('This is not an address of Amazon SNS. Nothing was done.'))
  return url
}

const away = (cause: unknown) =>
  unavailable(uncoded('Amazon SNS could not be answered. It will ask again.'), cause)

/** What stands at an address of SNS. @throws 503 where nobody answers in time, or too much is said */
export async function askSns(url: URL): Promise<string> {
  const read = async () => {
    const answer = await fetch(url, { redirect: 'error', signal: AbortSignal.timeout(ANSWER_LIMIT_MS) })
    const pieces: Uint8Array[] = []
    let bytes = 0
    for await (const piece of answer.body ?? []) {
      bytes += piece.byteLength
      if (bytes > MOST_BYTES) throw new Error('too long an answer')
      pieces.push(piece)
    }
    if (!answer.ok) throw new Error(`status ${answer.status}`)
    return Buffer.concat(pieces).toString()
  }
  return read().catch((error: unknown) => Promise.reject(away(error)))
}

function keyIn(pem: string, now: Date): KeyObject {
  let certificate: X509Certificate
  try {
    certificate = new X509Certificate(pem)
  } catch (error) {
    throw away(error)
  }
  if (now < certificate.validFromDate || now > certificate.validToDate)
    throw badRequest(uncoded('The certificate of this message is not valid today. Nothing was done.'))
  return certificate.publicKey
}

/** Answers the key of a certificate by its address. @throws 400 for an address that is not Amazon's, 503 while it is away */
export function createSnsKeys(clock: Clock): (address: string) => Promise<KeyObject> {
  const kept = new Map<string, { key: KeyObject; untilMs: number }>()
  let asked: number[] = []
  return async (address) => {
    const url = snsAddress(address)
    if (!CERTIFICATE_PATH.test(url.pathname) || url.search !== '')
      throw badRequest(uncoded('This is not a certificate of Amazon SNS. Nothing was done.'))
    const now = clock.now()
    const known = kept.get(url.href)
    if (known !== undefined && known.untilMs > now.getTime()) return known.key
    asked = asked.filter((ms) => ms > now.getTime() - 60_000)
    if (asked.length >= MOST_ASKED_A_MINUTE) throw away('many certificates were asked for')
    asked.push(now.getTime())
    const key = keyIn(await askSns(url), now)
    if (kept.size >= MOST_KEPT) kept.clear()
    kept.set(url.href, { key, untilMs: now.getTime() + KEPT_MS })
    return key
  }
}
