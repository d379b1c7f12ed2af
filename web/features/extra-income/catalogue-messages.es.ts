import catalogue from '#content/income/es/catalogue.json' with { type: 'json' }
import type { Words } from '#engine/language/bilingual.ts'
import type * as En from './catalogue-messages.ts'

export const incomeCatalogue: Words<typeof En.incomeCatalogue> = catalogue
