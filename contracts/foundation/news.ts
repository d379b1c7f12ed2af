/** Product news: written at the desk, mailed once to everybody who wants product updates. */
import * as z from 'zod/mini'
import { giftTexts } from './gift-messages.ts'
import { instant } from '#contracts/amounts.ts'
import { endpoint } from '#contracts/endpoint.ts'
import { requiredLine, requiredText } from '#contracts/texts.ts'

const newsAnswer = z.object({
  id: z.string(),
  subject: z.string(),
  text: z.string(),
  sentAt: instant,
  /** mails that left so far */
  mailed: z.int(),
})
export type News = z.output<typeof newsAnswer>

export const listNews = endpoint('GET /api/admin/news', {
  summary: 'What was mailed as product news, newest first, and how many people would get the next.',
  access: 'admin',
  mayLag: true,
  answer: z.object({ news: z.array(newsAnswer), readers: z.int() }),
})

export const sendNews = endpoint('POST /api/admin/news', {
  summary: 'Mail this to everybody who wants product updates.',
  access: 'admin',
  once: true,
  body: z.strictObject({
    subject: requiredLine({ most: 120, missing: () => giftTexts().newsSubject }),
    text: requiredText({ most: 5_000, missing: () => giftTexts().newsText }),
  }),
  answer: newsAnswer,
  refreshes: ['/api/admin/news'],
  status: 201,
})
