/**
 * The link in a notice that turns its kind off, without signing in (RFC 8058). Its token is sealed, names one person
 * and one setting, and does nothing else; it lives as long as the key it was sealed with.
 */
import { noticeSettings, type NoticeSetting } from '#contracts/account/notices.ts'
import { SecretError, type Secrets } from '#server/secrets/secrets.ts'

const about = { userId: 'notices', itemId: 'stop-link' }

export const ONE_CLICK_PATH = '/unsubscribe/one-click'

export type StopChoice = { userId: string; setting: NoticeSetting }

export type StopLink = {
  /** the page for people, which turns the mails off as it opens */
  pageUrl: string
  /** where a mail program posts to */
  oneClickUrl: string
}

export function makeStopLink(secrets: Secrets, origin: string, { userId, setting }: StopChoice): StopLink {
  const token = encodeURIComponent(secrets.seal(`${setting} ${userId}`, about))
  return {
    pageUrl: `${origin}/unsubscribe?token=${token}`,
    oneClickUrl: `${origin}${ONE_CLICK_PATH}?token=${token}`,
  }
}

/** The person and the setting of a token; null when we did not make it. */
export function readStopToken(secrets: Secrets, token: string): StopChoice | null {
  let text: string
  try {
    text = secrets.open(token, about)
  } catch (error) {
    if (error instanceof SecretError) return null
    throw error
  }
  const [wanted, userId] = text.split(' ')
  const setting = noticeSettings.find((name) => name === wanted)
  return setting === undefined || !userId ? null : { userId, setting }
}

/** What tells a mail program that one press stops these mails. */
export const stopHeaders = ({ oneClickUrl }: StopLink) => ({
  'List-Unsubscribe': `<${oneClickUrl}>`,
  'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
})
