import content from '#content/course/es/premium.json' with { type: 'json' }
import type { Words } from '#engine/language/bilingual.ts'
import type * as En from './content-messages.ts'

export const course: Words<typeof En.course> = content
