/** What the content says of the course, of what is planned, and of free help. */
import premium from '#content/course/premium.json' with { type: 'json' }
import counselling from '#content/help/counselling.json' with { type: 'json' }
import plannedItems from '#content/marketing/planned.json' with { type: 'json' }

export const course = premium

export const planned = plannedItems

export const help = counselling
