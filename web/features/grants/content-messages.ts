/** What the foundation's content says of its grants: the programs, and what an applicant agrees to; and the states by name. */
import consentContent from '#content/foundation/consent.json' with { type: 'json' }
import foundation from '#content/foundation/foundation.json' with { type: 'json' }
import wages from '#content/wages/states.json' with { type: 'json' }

export const states = wages.states.map(({ code, name }) => ({ code, name }))

export const programs = foundation.programs

export const consent = consentContent
