/** What to do when court papers come, what follows without an answer, and which money is safe. */
import guide from '#content/rights/sued.json' with { type: 'json' }

export const suedGuide = guide
