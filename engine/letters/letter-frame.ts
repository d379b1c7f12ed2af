/**
 * The frame of every letter: sender, date, recipient, subject, and the name below. A letter holds
 * only the person's entries and the law's text; empty lines are left out.
 */
import { parseDate } from '#engine/money/calendar.ts'
import { letterParagraphs } from './paragraph-words.ts'

export type Sender = {
  fullName: string
  /** of several lines */
  address: string
}

export type LetterFrame = Sender & {
  /** YYYY-MM-DD */
  date: string
  /** name and address, a line each */
  recipient: readonly string[]
  /** what the letter is about, a line each */
  about: readonly string[]
  /** the text, a paragraph each */
  paragraphs: readonly string[]
}

const months = 'January February March April May June July August September October November December'.split(
  ' ',
)

/** A day as a letter writes it, which is in English always: 'November 20, 2026'. RangeError on a text that is not a date. */
export function letterDate(date: string): string {
  const parsed = parseDate(date)
  if (!parsed) throw new RangeError(`not a date: ${date}`)
  return `${months[parsed.month - 1]} ${parsed.day}, ${parsed.year}`
}

/** Lines of a text, trimmed, without the empty ones. */
export function linesOf(text: string): string[] {
  return text
    .split(/\r\n|\r|\n/)
    .map((line) => line.trim())
    .filter((line) => line !== '')
}

/** The whole letter as plain text, with one empty line between its parts. */
export function frameLetter(frame: LetterFrame): string {
  const parts = [
    [frame.fullName, ...linesOf(frame.address)].join('\n'),
    letterDate(frame.date),
    frame.recipient.join('\n'),
    frame.about.join('\n'),
    letterParagraphs.greeting,
    ...frame.paragraphs,
    `${letterParagraphs.closing}\n\n\n${frame.fullName}`,
  ]
  return `${parts.filter((part) => part !== '').join('\n\n')}\n`
}
