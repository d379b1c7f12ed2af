/**
 * Amounts as banks write them: '$1,234.50', '1.234,50 €', '(12.00)', '12.00-', '12.00 CR'. Whether the point or the comma
 * begins the cents is decided over all rows.
 * Example: in a column with '1.234' and '12,50' the comma begins the cents, so '1.234' is 1,234.
 */
import { MAX_AMOUNT_CENTS } from '#engine/money/cents.ts'

/** `point`: 1,234.50; `comma`: 1.234,50 */
export type NumberStyle = 'point' | 'comma'

const DIGITS = /^(?:\d+|\d{1,3}(?:,\d{3})+)?(?:\.(\d*))?$/

type Bare = { text: string; isNegative: boolean }

/** Without currency and blanks; brackets, a minus at either end and CR (a credit) are the sign. */
function bareOf(text: string): Bare {
  let bare = text.replaceAll(/[\s\u00A0\u202F'’]/g, '').replaceAll(/[−–]/g, '-')
  let isNegative = false
  const flip = (pattern: RegExp) => {
    const cut = bare.replace(pattern, '$1')
    if (cut === bare) return
    bare = cut
    isNegative = !isNegative
  }
  flip(/^\((.*)\)$/)
  flip(/^(.*)CR$/i)
  bare = bare.replace(/DR$/i, '').replaceAll(/[$€£¥]|USD|EUR|GBP|CAD|CA(?=\d)/gi, '')
  flip(/^\((.*)\)$/)
  flip(/^-(.*)$/)
  flip(/^(.*)-$/)
  return { text: bare.replace(/^\+/, ''), isNegative }
}

/** Signed cents; null where the text is no amount, or has a part of a cent. */
export function parseAmount(text: string, style: NumberStyle): number | null {
  const { text: bare, isNegative } = bareOf(text)
  const plain = style === 'comma' ? bare.replaceAll(/[.,]/g, (sign) => (sign === '.' ? ',' : '.')) : bare
  const match = DIGITS.exec(plain)
  if (!match || !/\d/.test(plain)) return null
  const fraction = (match[1] ?? '').replace(/0+$/, '')
  if (fraction.length > 2) return null
  const whole = plain.replace(/\..*$/, '').replaceAll(',', '') || '0'
  const cents = Number(whole + fraction.padEnd(2, '0'))
  if (!Number.isSafeInteger(cents) || cents > MAX_AMOUNT_CENTS) return null
  return isNegative && cents !== 0 ? -cents : cents
}

/** The style one text points to; null where it fits both. Three digits behind a sign are thousands: money has two. */
function voteOf(text: string): NumberStyle | null {
  const { text: bare } = bareOf(text)
  const signs = bare.replaceAll(/[^.,]/g, '')
  const last = signs.at(-1)
  if (!last) return null
  const isLone = signs.length === 1
  const isMixed = new Set(signs).size === 2
  const isDecimal = isMixed || (isLone && !/[.,]\d{3}$/.test(bare))
  return (last === '.') === isDecimal ? 'point' : 'comma'
}

export type GuessedStyle = { style: NumberStyle; isUnclear: boolean }

/** Decides over all texts; unclear where they contradict each other. */
export function guessNumberStyle(texts: readonly string[]): GuessedStyle {
  const votes = texts.flatMap((text) => voteOf(text) ?? [])
  const points = votes.filter((vote) => vote === 'point').length
  const commas = votes.length - points
  return { style: commas > points ? 'comma' : 'point', isUnclear: commas > 0 && points > 0 }
}
