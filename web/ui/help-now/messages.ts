/**
 * Help for somebody who is not safe, there without a network. Where the numbers are from: 988lifeline.org/get-help/
 * what-to-expect (Spanish: press 2, text AYUDA); thehotline.org; 911.gov.
 */
import type { Language } from '#engine/language/bilingual.ts'

/** A way to reach help: a number to call or to text. */
export type HelpWay = { label: string; href: string }

/** What the second ways are in: help must be found whichever language the screen has. */
export const SECOND_LANGUAGE: Language = 'es'

export const helpNow = {
  open: 'I am not safe',
  title: 'Help now',
  lead: 'A person answers at any hour, and it is free. You do not need a plan or a good reason to call.',
  close: 'Close help',
  inSecondLanguage: 'En español',
  atHome: 'If somebody at home hurts you or scares you',
}

export const helpWays = {
  anyone: [
    { label: 'Call 988', href: 'tel:988' },
    { label: 'Text 988', href: 'sms:988' },
    { label: 'In danger now: call 911', href: 'tel:911' },
  ],
  inSecondLanguage: [
    { label: 'Llama al 988 y oprime 2', href: 'tel:988' },
    { label: 'Manda AYUDA al 988', href: 'sms:988?&body=AYUDA' },
  ],
  atHome: [
    { label: 'Call 1-800-799-7233', href: 'tel:18007997233' },
    { label: 'Text START to 88788', href: 'sms:88788?&body=START' },
  ],
} as const satisfies Record<string, readonly HelpWay[]>
