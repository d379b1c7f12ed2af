import collector from '#content/letters/es/collector.json' with { type: 'json' }
import dispute from '#content/letters/es/dispute.json' with { type: 'json' }
import type { Words } from '#engine/language/bilingual.ts'
import type * as En from './guide-messages.ts'

export const collectorGuide: Words<typeof En.collectorGuide> = collector

export const disputeGuide: Words<typeof En.disputeGuide> = dispute
