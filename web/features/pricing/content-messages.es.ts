import plannedItems from '#content/marketing/es/planned.json' with { type: 'json' }
import pricing from '#content/marketing/es/pricing.json' with { type: 'json' }
import type { Words } from '#engine/language/bilingual.ts'
import type * as En from './content-messages.ts'

export const priceList: Words<typeof En.priceList> = pricing

export const planned: Words<typeof En.planned> = plannedItems
