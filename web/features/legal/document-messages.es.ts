import privacyPolicy from '#content/legal/es/privacy.json' with { type: 'json' }
import termsOfUse from '#content/legal/es/terms.json' with { type: 'json' }
import type * as En from './document-messages.ts'

export const privacy: typeof En.privacy = privacyPolicy

export const terms: typeof En.terms = termsOfUse
