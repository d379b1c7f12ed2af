/** A mail as plain text and as HTML, from the same words. */
import type { Mail } from './mail.ts'
import { letterHtml } from './letter-html.ts'
import { letterTexts } from './letter-messages.ts'
import type { LetterBlock } from './letter-html.ts'

export type Letter = {
  to: string
  subject: string
  blocks: LetterBlock[]
  /** small print before the closing, such as how to stop these emails */
  foot?: LetterBlock[]
}

/** What somebody typed stays on its line. */
const oneLine = (text: string) => text.replaceAll(/\s+/g, ' ').trim()

function asText(block: LetterBlock): string {
  if (typeof block === 'string') return block
  if ('items' in block) return block.items.map((item) => `- ${item}`).join('\n')
  if ('quote' in block) return block.quote.join('\n\n')
  if ('english' in block) return block.english.join('\n\n')
  return `${block.label}:\n${block.url}`
}

const withWholeLines = (block: LetterBlock): LetterBlock =>
  typeof block === 'object' && 'items' in block ? { items: block.items.map(oneLine) } : block

export function letter({ to, subject, blocks, foot = [] }: Letter): Mail {
  const { greeting, closing } = letterTexts()
  const main = [greeting, ...blocks].map(withWholeLines)
  const end = foot.map(withWholeLines)
  return {
    to,
    subject,
    text: `${[...main, ...end, closing].map(asText).join('\n\n')}\n`,
    html: letterHtml({ subject, main, foot: end, closing }),
  }
}
