/** The terms and the privacy policy. In another language than English they are for reading: the English counts. */
import privacyPolicy from '#content/legal/privacy.json' with { type: 'json' }
import termsOfUse from '#content/legal/terms.json' with { type: 'json' }
import type { LegalDocument } from './legal-document.ts'

export const privacy: LegalDocument = privacyPolicy

export const terms: LegalDocument = termsOfUse
