import consentContent from '#content/foundation/es/consent.json' with { type: 'json' }
import foundation from '#content/foundation/es/foundation.json' with { type: 'json' }
import wages from '#content/wages/es/states.json' with { type: 'json' }
import type { Words } from '#engine/language/bilingual.ts'
import type * as En from './content-messages.ts'

export const states: Words<typeof En.states> = wages.states

export const programs: Words<typeof En.programs> = foundation.programs

export const consent: Words<typeof En.consent> = consentContent
