import guide from '#content/rights/es/sued.json' with { type: 'json' }
import type { Words } from '#engine/language/bilingual.ts'
import type * as En from './guide-messages.ts'

export const suedGuide: Words<typeof En.suedGuide> = guide
