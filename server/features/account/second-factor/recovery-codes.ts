/** Codes for the day the phone is lost. Shown once; only their hashes are kept. */
import { createHash, randomBytes } from 'node:crypto'

const RECOVERY_CODES = 10

/** Crockford's: no I, L, O or U, which are misread. */
const ALPHABET = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'
const CHARACTERS = 16
const GROUP = /.{4}(?=.)/g

/** 80 random bits, as XXXX-XXXX-XXXX-XXXX: 256 is a multiple of 32, so every character is equally likely. */
function newCode(): string {
  const characters = [...randomBytes(CHARACTERS)].map((byte) => ALPHABET[byte % ALPHABET.length])
  return characters.join('').replaceAll(GROUP, '$&-')
}

export function newRecoveryCodes(): string[] {
  return Array.from({ length: RECOVERY_CODES }, newCode)
}

/** The hash a code is kept as. Case, hyphens and blanks do not count, and misread characters are put right. */
export function hashRecoveryCode(code: string): string {
  const plain = code.toUpperCase().replaceAll(/[\s-]/g, '').replaceAll('O', '0').replaceAll(/[IL]/g, '1')
  return createHash('sha256').update(plain).digest('hex')
}
