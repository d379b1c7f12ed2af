/** The bytes of a chosen file as text, whatever its encoding; or why it is no text. */

export type FileFault = 'empty' | 'tooLarge' | 'pdf' | 'sheet' | 'binary' | 'unreadable'

/** 100,000 rows fit; what is larger is no statement. */
export const LARGEST_FILE_BYTES = 20 * 1024 * 1024

const beginnings: readonly [FileFault, readonly number[]][] = [
  ['pdf', [0x25, 0x50, 0x44, 0x46]],
  // the new spreadsheets are zips, the old ones are not
  ['sheet', [0x50, 0x4b, 0x03, 0x04]],
  ['sheet', [0xd0, 0xcf, 0x11, 0xe0]],
]

const startsWith = (bytes: Uint8Array, beginning: readonly number[]) =>
  beginning.every((byte, at) => bytes[at] === byte)

/** so much of a file shows what it is */
const LOOKED_AT = 4096

/** UTF-16 without a mark: every second byte of Latin letters is zero. */
function utf16Of(bytes: Uint8Array): 'utf-16le' | 'utf-16be' | null {
  if (startsWith(bytes, [0xff, 0xfe])) return 'utf-16le'
  if (startsWith(bytes, [0xfe, 0xff])) return 'utf-16be'
  const sample = bytes.subarray(0, LOOKED_AT)
  const zeros = [0, 0]
  sample.forEach((byte, at) => {
    if (byte === 0) zeros[at % 2]! += 1
  })
  const [even = 0, odd = 0] = zeros
  const many = sample.length / 4
  if (odd > many && even === 0) return 'utf-16le'
  return even > many && odd === 0 ? 'utf-16be' : null
}

function isControl(code: number): boolean {
  return code < 0x20 && ![0x09, 0x0a, 0x0d, 0x0c, 0x1a].includes(code)
}

function decoded(bytes: Uint8Array): string {
  const wide = utf16Of(bytes)
  if (wide) return new TextDecoder(wide).decode(bytes)
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    // What Windows programs write where it is not UTF-8; every byte is a character.
    return new TextDecoder('windows-1252').decode(bytes)
  }
}

/** Text in UTF-8, UTF-16 or Windows-1252, without the mark of its encoding. */
export function decodeFile(bytes: Uint8Array): { text: string } | { fault: FileFault } {
  if (bytes.length === 0) return { fault: 'empty' }
  if (bytes.length > LARGEST_FILE_BYTES) return { fault: 'tooLarge' }
  const known = beginnings.find(([, beginning]) => startsWith(bytes, beginning))
  if (known) return { fault: known[0] }
  const text = decoded(bytes).replace(/^\uFEFF/, '')
  if (text.trim() === '') return { fault: 'empty' }
  const start = text.slice(0, LOOKED_AT)
  if ([...start].some((character) => isControl(character.codePointAt(0) ?? 0))) return { fault: 'binary' }
  return { text }
}
