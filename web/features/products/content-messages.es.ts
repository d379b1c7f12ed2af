import premium from '#content/course/es/premium.json' with { type: 'json' }
import counselling from '#content/help/es/counselling.json' with { type: 'json' }
import plannedItems from '#content/marketing/es/planned.json' with { type: 'json' }
import type { Words } from '#engine/language/bilingual.ts'
import type * as En from './content-messages.ts'

export const course: Words<typeof En.course> = premium

export const planned: Words<typeof En.planned> = plannedItems

export const help: Words<typeof En.help> = counselling
