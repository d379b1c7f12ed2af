/**
 * The tags and texts of OFX, version 1 (SGML, where a tag with a value need not be closed) and 2 (XML). Nothing is nested
 * here: each token begins where the one before it ended, so the work grows with the text and not with what is open.
 * Source: OFX 1.6 and 2.3, "Overview of OFX structure" (elements, aggregates, escapes).
 * Example: '<NAME>TEA &amp; MORE' is the tag NAME and the text 'TEA & MORE'.
 */

export type OfxToken =
  | { is: 'open'; name: string; length: number }
  | { is: 'close'; name: string; length: number }
  | { is: 'text'; text: string; length: number }

/** Bounded on purpose: no name of OFX is near 60 letters, and no attribute near 200. */
const TAG = /<(\/?)([a-z][\w.]{0,60})(?:[\s/][^<>]{0,200})?>/iy
/** declarations and processing instructions, such as the head of version 2 */
const HEAD = /<[?!][^<>]{0,1000}>/y
const CDATA = '<![CDATA['
const CDATA_END = ']]>'

const NAMED: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: ' ',
}

const ESCAPE = /&(?:#\d{1,7}|#x[\da-f]{1,6}|[a-z]{2,4});/gi

/** '&amp;' is '&', '&#233;' and '&#xE9;' are 'é'; what is no escape stays as it is. */
function signOf(escape: string): string {
  const name = escape.slice(1, -1).toLowerCase()
  if (!name.startsWith('#')) return NAMED[name] ?? escape
  const code = Number(name.replace('#x', '0x').replace('#', ''))
  return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : escape
}

function tagAt(source: string, at: number): OfxToken | null {
  TAG.lastIndex = at
  const [whole, slash, name] = TAG.exec(source) ?? []
  if (whole === undefined || name === undefined) return null
  return { is: slash ? 'close' : 'open', name: name.toUpperCase(), length: whole.length }
}

/** A tag, a head or a passage of plain text in CDATA; null where the '<' is part of the text. */
function markAt(source: string, at: number): OfxToken | null {
  if (source.startsWith(CDATA, at)) {
    const end = source.indexOf(CDATA_END, at)
    // Without its end it takes the rest, so the end is looked for once.
    const stop = end < 0 ? source.length : end + CDATA_END.length
    const text = source.slice(at + CDATA.length, end < 0 ? source.length : end)
    return { is: 'text', text, length: stop - at }
  }
  HEAD.lastIndex = at
  const [head] = HEAD.exec(source) ?? []
  if (head !== undefined) return { is: 'text', text: '', length: head.length }
  return tagAt(source, at)
}

/** All tokens in order; together they have the length of the text. */
export function* ofxTokens(source: string): Generator<OfxToken, void> {
  let at = 0
  while (at < source.length) {
    const mark = source[at] === '<' ? markAt(source, at) : null
    if (mark) {
      yield mark
      at += mark.length
      continue
    }
    const next = source.indexOf('<', at + 1)
    const end = next < 0 ? source.length : next
    yield { is: 'text', text: source.slice(at, end).replaceAll(ESCAPE, signOf), length: end - at }
    at = end
  }
}
