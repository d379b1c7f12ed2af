/** Where a trained person can be reached. */
import counselling from '#content/help/counselling.json' with { type: 'json' }

export const help = counselling
