import counselling from '#content/help/es/counselling.json' with { type: 'json' }
import type { Words } from '#engine/language/bilingual.ts'
import type * as En from './help-messages.ts'

export const help: Words<typeof En.help> = counselling
