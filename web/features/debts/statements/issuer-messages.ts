/** How some banks set the minimum payment, and where each rule was read. */
import content from '#content/card-minimums/issuers.json' with { type: 'json' }

export const issuers = content
