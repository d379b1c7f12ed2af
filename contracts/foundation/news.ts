/** Product news: written at the desk, mailed once to everybody who wants product updates. */
import * as z from 'zod/mini'
import { giftTexts } from './gift-messages.ts'
import { instant } from '#contracts/amounts.ts'
import { endpoint } from '#contracts/endpoint.ts'
import { lineOrNull, requiredLine, requiredText, textOrNull } from '#contracts/texts.ts'

const newsAnswer = z.object({
  id: z.string(),
  subject: z.string(),
  text: z.string(),
  /** the same in Spanish; both are null where it was sent in English alone */
  spanishSubject: z.nullable(z.string()),
  spanishText: z.nullable(z.string()),
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

const SUBJECT = 120
const TEXT = 5_000

const newsBody = z
  .strictObject({
    subject: requiredLine({ most: SUBJECT, missing: () => giftTexts().newsSubject }),
    text: requiredText({ most: TEXT, missing: () => giftTexts().newsText }),
    spanishSubject: z.optional(lineOrNull({ most: SUBJECT })),
    spanishText: z.optional(textOrNull({ most: TEXT })),
  })
  .check(
    z.refine(({ spanishSubject, spanishText }) => spanishSubject || !spanishText, {
      error: () => giftTexts().newsSpanishSubject,
      path: ['spanishSubject'],
    }),
    z.refine(({ spanishSubject, spanishText }) => spanishText || !spanishSubject, {
      error: () => giftTexts().newsSpanishText,
      path: ['spanishText'],
    }),
  )

export const sendNews = endpoint('POST /api/admin/news', {
  summary:
    'Mail this to everybody who wants product updates: to readers of Spanish in Spanish where both its subject and its text are given.',
  access: 'admin',
  once: true,
  body: newsBody,
  answer: newsAnswer,
  refreshes: ['/api/admin/news'],
  status: 201,
})
