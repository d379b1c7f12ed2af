/** Stopping a kind of mail by the link that stands in it, without signing in. */
import * as z from 'zod/mini'
import { refusalTexts } from '#contracts/refusal-messages.ts'
import { endpoint } from '#contracts/endpoint.ts'

/** The settings that a mail's own link turns off or on again. */
export const noticeSettings = [
  'paymentReminders',
  'debtMilestones',
  'weeklyReports',
  'productUpdates',
] as const
export type NoticeSetting = (typeof noticeSettings)[number]

const noticeChoiceAnswer = z.object({
  message: z.string(),
  setting: z.enum(noticeSettings),
  isOn: z.boolean(),
})

export const chooseNotice = endpoint('POST /api/unsubscribe', {
  summary: 'Turn one kind of mail off, or on again, with the token of the link in the mail.',
  access: 'public',
  body: z.strictObject({
    token: z.string().check(z.minLength(1), z.maxLength(1024)),
    isOn: z.optional(z.boolean({ error: () => refusalTexts().yesOrNo })),
  }),
  answer: noticeChoiceAnswer,
})
