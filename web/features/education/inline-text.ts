/**
 * The few marks an article's text may hold: [words](address) and **bold**. Everything else is plain text; an
 * address that is neither a path of ours nor https stays words.
 * Example: "See [My Debts](/debt-tracker)." is three pieces: words, a link, words.
 */
export type InlinePiece =
  | { kind: 'words'; text: string }
  | { kind: 'bold'; text: string }
  | { kind: 'path'; text: string; to: string }
  | { kind: 'address'; text: string; href: string }

const MARK = /\[([^\]]+)\]\(([^)\s]+)\)|\*\*([^*]+)\*\*/g

export function piecesOf(text: string): InlinePiece[] {
  const pieces: InlinePiece[] = []
  let done = 0
  for (const match of text.matchAll(MARK)) {
    if (match.index > done) pieces.push({ kind: 'words', text: text.slice(done, match.index) })
    pieces.push(pieceOf(match))
    done = match.index + match[0].length
  }
  if (done < text.length) pieces.push({ kind: 'words', text: text.slice(done) })
  return pieces
}

function pieceOf([, words = '', address = '', bold]: RegExpMatchArray): InlinePiece {
  if (bold !== undefined) return { kind: 'bold', text: bold }
  if (/^\/(?!\/)/.test(address)) return { kind: 'path', text: words, to: address }
  if (address.startsWith('https://')) return { kind: 'address', text: words, href: address }
  return { kind: 'words', text: words }
}
