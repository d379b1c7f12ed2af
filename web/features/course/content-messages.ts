/** The course as the plan promises it: its title and its weeks. */
import content from '#content/course/premium.json' with { type: 'json' }

export const course = content
