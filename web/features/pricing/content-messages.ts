/** The price list, and what the plans do not hold yet. */
import plannedItems from '#content/marketing/planned.json' with { type: 'json' }
import pricing from '#content/marketing/pricing.json' with { type: 'json' }

export const priceList = pricing

export const planned = plannedItems
