/** What the foundation's content says of its grants: the programs, and what an applicant agrees to. */
import consentContent from '#content/foundation/consent.json' with { type: 'json' }
import foundation from '#content/foundation/foundation.json' with { type: 'json' }

export const programs = foundation.programs

export const consent = consentContent
