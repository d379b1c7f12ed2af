/**
 * Which passwords are refused beyond their length: the most common ones, our own words, and the person's
 * own email name. No rules about kinds of characters (OWASP ASVS 5.0, 6.2).
 */
import { readFileSync } from 'node:fs'
import { sentence, type Sentence } from '#engine/language/sentence.ts'
import { accountTexts } from '../messages.ts'

const listFile = new URL('../../../../content/passwords/common.txt', import.meta.url)
const commonPasswords = new Set(readFileSync(listFile, 'utf8').split('\n'))

const ownWords = new Set([
  'jubilee',
  'jubileedemo',
  'jubileefoundation',
  'faithfinancefreedom',
  'debtfree',
  'debtfreedom',
  'getoutofdebt',
])

const SHORTEST_NAME = 4

/** Letters and digits only, in small letters, without the digits at either end: "Jubilee-2026!" is "jubilee". */
function core(text: string): string {
  return text
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]/gu, '')
    .replaceAll(/^\p{N}+|\p{N}+$/gu, '')
}

/** Why this password is refused; null when it is accepted. */
export function passwordRefusal(password: string, email: string): Sentence | null {
  const small = password.toLowerCase()
  if (commonPasswords.has(small)) return sentence(accountTexts, 'passwordCommon')
  if (ownWords.has(core(password))) return sentence(accountTexts, 'passwordOwnWord')
  const name = core(email.split('@')[0] ?? '')
  const isOwnName = name.length >= SHORTEST_NAME && core(password) === name
  return isOwnName || small === email.toLowerCase() ? sentence(accountTexts, 'passwordIsEmail') : null
}
