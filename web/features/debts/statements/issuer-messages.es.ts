import content from '#content/card-minimums/es/issuers.json' with { type: 'json' }
import type { Words } from '#engine/language/bilingual.ts'
import type * as En from './issuer-messages.ts'

export const issuers: Words<typeof En.issuers> = content
