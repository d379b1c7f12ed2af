/** A mail as plain text and as simple HTML, from the same words. */
import type { Mail } from '#server/http/app-parts.ts'

/** A paragraph, a list, or a link that stands by itself. */
export type LetterBlock = string | { items: string[] } | { label: string; url: string }

export type Letter = { to: string; subject: string; blocks: LetterBlock[] }

const GREETING = 'Hello,'
const CLOSING = 'Jubilee. Faith. Finance. Freedom.'

function escapeHtml(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
}

/** What somebody typed stays on its line. */
const oneLine = (text: string) => text.replaceAll(/\s+/g, ' ').trim()

function asText(block: LetterBlock): string {
  if (typeof block === 'string') return block
  if ('items' in block) return block.items.map((item) => `- ${oneLine(item)}`).join('\n')
  return `${block.label}:\n${block.url}`
}

function asHtml(block: LetterBlock): string {
  if (typeof block === 'string') return `<p>${escapeHtml(block)}</p>`
  if ('items' in block)
    return `<ul>\n${block.items.map((item) => `<li>${escapeHtml(oneLine(item))}</li>`).join('\n')}\n</ul>`
  return `<p><a href="${escapeHtml(block.url)}">${escapeHtml(block.label)}</a></p>`
}

export function letter({ to, subject, blocks }: Letter): Mail {
  const all = [GREETING, ...blocks, CLOSING]
  const head = `<head><meta charset="utf-8"><title>${escapeHtml(subject)}</title></head>`
  return {
    to,
    subject,
    text: `${all.map(asText).join('\n\n')}\n`,
    html: `<!doctype html>\n<html lang="en">${head}<body>\n${all.map(asHtml).join('\n')}\n</body></html>\n`,
  }
}
