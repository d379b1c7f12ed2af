/**
 * The few marks an article's text may hold: [words](address) and **bold**. Everything else is plain text; an
 * address that is neither a path of this app nor https stays text.
 * Example: "See [My Debts](/debt-tracker)." is three pieces: words, a link, words.
 */
import { cutText } from '#web/format/cut-text.ts'

export type InlinePiece =
  | { kind: 'words'; text: string }
  | { kind: 'bold'; text: string }
  | { kind: 'path'; text: string; to: string }
  | { kind: 'address'; text: string; href: string }

const MARK = /\[([^\]]+)\]\(([^)\s]+)\)|\*\*([^*]+)\*\*/g

export function piecesOf(text: string): InlinePiece[] {
  return cutText<InlinePiece>(text, MARK, {
    plain: (words) => ({ kind: 'words', text: words }),
    marked: pieceOf,
  })
}

function pieceOf([, words = '', address = '', bold]: RegExpMatchArray): InlinePiece {
  if (bold !== undefined) return { kind: 'bold', text: bold }
  if (/^\/(?!\/)/.test(address)) return { kind: 'path', text: words, to: address }
  if (address.startsWith('https://')) return { kind: 'address', text: words, href: address }
  return { kind: 'words', text: words }
}
