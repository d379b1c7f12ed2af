/** The places to earn, in their groups, with the words by which a group is found. */
import catalogue from '#content/income/catalogue.json' with { type: 'json' }

export const incomeCatalogue = catalogue
