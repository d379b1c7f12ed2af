/** Names may be written with escapes, in which #4A is J (ISO 32000-2, 7.3.5). */
const HASH = 0x23
/** what a byte is as a hexadecimal digit; NaN for others */
const digits = Array.from({ length: 256 }, (_, byte) => Number.parseInt(String.fromCharCode(byte), 16))

/** A file of nothing but escapes is read in a moment. */
export function withoutEscapes(bytes: Buffer): Buffer {
  if (!bytes.includes(HASH)) return bytes
  const plain = Buffer.allocUnsafe(bytes.length)
  let length = 0
  for (let at = 0; at < bytes.length; at += 1) {
    const code = (digits[bytes[at + 1] ?? 0] ?? 0) * 16 + (digits[bytes[at + 2] ?? 0] ?? 0)
    const isEscape = bytes[at] === HASH && !Number.isNaN(code)
    plain[length] = isEscape ? code : (bytes[at] ?? 0)
    if (isEscape) at += 2
    length += 1
  }
  return plain.subarray(0, length)
}
