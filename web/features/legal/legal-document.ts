/** The shape of a legal text in `content/legal`, and the operator's contact. */
import operator from '#content/operator.json' with { type: 'json' }
import { cutText } from '#web/format/cut-text.ts'
import { LOCALE } from '#web/format/messages.ts'

/** A paragraph, a list, or a placeholder for the operator's address. */
export type LegalPart = string | { list: string[] } | { contact: boolean }

export type LegalDocument = {
  title: string
  /** 'YYYY-MM-DD' */
  effectiveDate: string
  description: string
  lead: string
  keyPoints: string[]
  sections: { id: string; heading: string; body: LegalPart[] }[]
}

/** The operator's addresses; null where this copy has none. */
export const contact: { email: string | null; postalAddress: string | null } = {
  email: operator.contactEmail,
  postalAddress: operator.postalAddress,
}

const longDate = new Intl.DateTimeFormat(LOCALE, { dateStyle: 'long', timeZone: 'UTC' })

/** '2026-11-20' is 'November 20, 2026' in English, in every time zone. */
export function formatEffectiveDate(date: string): string {
  return longDate.format(new Date(`${date}T00:00:00Z`))
}

type LinkedText = { text: string; href: string | null }

/** Splits '… [terms](/terms) …' into texts and links. */
export function partsOfText(text: string): LinkedText[] {
  return cutText<LinkedText>(text, /\[([^\]]+)\]\(([^)\s]+)\)/g, {
    plain: (between) => ({ text: between, href: null }),
    marked: ([, words = '', href = null]) => ({ text: words, href }),
  })
}
