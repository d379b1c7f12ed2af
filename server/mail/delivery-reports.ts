/**
 * What a mail provider reports of addresses: a bounce says that nobody is there, a complaint that somebody called a mail
 * spam. Three shapes are read, and of each only what holds for good:
 * - Postmark's webhooks for bounces, spam complaints and changes of a subscription (postmarkapp.com/developer/webhooks)
 * - Amazon SES through SNS (docs.aws.amazon.com/ses, "Amazon SNS notification contents" and "event data")
 * - for any other: {"events": [{"type": "bounce", "email": "ada@example.org", "status": "5.1.1"}]}; type may be complaint
 * A full mailbox, and a server that does not like ours, say nothing of the address, as over SMTP (ports/mail).
 */
import * as z from 'zod/mini'
import { isAddressStatus } from '#server/ports/mail/mail-refused.ts'

/** `code` begins with bounce or complaint, so that a mail that is only taken for delivery does not clear the mark. */
type AddressReport = { email: string; code: string }
export type DeliveryReports = {
  reports: AddressReport[]
  /** it came through Amazon SNS, whose signature is to be checked before anything is done */
  isFromSns: boolean
}

/** an SMTP status such as 5.1.1 */
const statusText = z.nullish(z.string().check(z.maxLength(100)))
const email = z.string().check(z.maxLength(400))

const ownEvents = z.object({
  events: z
    .array(z.object({ type: z.enum(['bounce', 'complaint']), email, status: statusText }))
    .check(z.maxLength(1_000)),
})

const postmark = z.discriminatedUnion('RecordType', [
  z.object({ RecordType: z.literal('Bounce'), Type: z.string(), Email: email }),
  z.object({ RecordType: z.literal('SpamComplaint'), Email: email }),
  z.object({
    RecordType: z.literal('SubscriptionChange'),
    Recipient: email,
    SuppressSending: z.boolean(),
    SuppressionReason: z.nullish(z.string()),
  }),
])
const postmarkAny = z.object({ RecordType: z.string() })

const sns = z.discriminatedUnion('Type', [
  z.object({ Type: z.literal('Notification'), Message: z.string() }),
  z.object({ Type: z.literal('SubscriptionConfirmation') }),
  z.object({ Type: z.literal('UnsubscribeConfirmation') }),
])

const recipient = z.object({ emailAddress: email, status: statusText })
const ses = z.object({
  bounce: z.nullish(z.object({ bounceType: z.string(), bouncedRecipients: z.array(recipient) })),
  complaint: z.nullish(
    z.object({ complaintFeedbackType: z.nullish(z.string()), complainedRecipients: z.array(recipient) }),
  ),
})

/** 'Ada <Ada@Example.org>' is ada@example.org, as accounts keep it. */
const plainAddress = (text: string) => (/<([^<>]+)>\s*$/.exec(text)?.[1] ?? text).trim().toLowerCase()

const complaintOf = (text: string): AddressReport => ({ email: plainAddress(text), code: 'complaint' })

/** None where the status says that it is not about the address. */
function bounceOf(text: string, status?: string | null): AddressReport[] {
  const plain = /\b5\.\d{1,3}\.\d{1,3}\b/.exec(status ?? '')?.[0]
  if (status && (plain === undefined || !isAddressStatus(plain))) return []
  return [{ email: plainAddress(text), code: plain ? `bounce ${plain}` : 'bounce' }]
}

const nobodyThere = new Set(['HardBounce', 'BadEmailAddress'])

function ofPostmark(said: z.output<typeof postmark>): AddressReport[] {
  if (said.RecordType === 'SpamComplaint') return [complaintOf(said.Email)]
  if (said.RecordType === 'Bounce') return nobodyThere.has(said.Type) ? bounceOf(said.Email) : []
  if (!said.SuppressSending) return []
  if (said.SuppressionReason === 'SpamComplaint') return [complaintOf(said.Recipient)]
  return said.SuppressionReason === 'HardBounce' ? bounceOf(said.Recipient) : []
}

function ofSes({ bounce, complaint }: z.output<typeof ses>): AddressReport[] {
  const bounced = bounce?.bounceType === 'Permanent' ? bounce.bouncedRecipients : []
  const complained = complaint?.complaintFeedbackType === 'not-spam' ? [] : complaint?.complainedRecipients
  return [
    ...bounced.flatMap(({ emailAddress, status }) => bounceOf(emailAddress, status)),
    ...(complained ?? []).map(({ emailAddress }) => complaintOf(emailAddress)),
  ]
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/** Null for what is in none of the shapes. A kind of report that says nothing for good has no reports. */
export function readDeliveryReports(body: string): DeliveryReports | null {
  const value = parsed(body)
  const none = { reports: [], isFromSns: false }
  const own = ownEvents.safeParse(value)
  if (own.success) {
    const reports = own.data.events.flatMap((event) =>
      event.type === 'complaint' ? [complaintOf(event.email)] : bounceOf(event.email, event.status),
    )
    return { ...none, reports }
  }
  const mark = postmark.safeParse(value)
  if (mark.success) return { ...none, reports: ofPostmark(mark.data) }
  if (postmarkAny.safeParse(value).success) return none
  const topic = sns.safeParse(value)
  if (!topic.success) return null
  const message = topic.data.Type === 'Notification' ? ses.safeParse(parsed(topic.data.Message)) : null
  return { reports: message?.success ? ofSes(message.data) : [], isFromSns: true }
}
