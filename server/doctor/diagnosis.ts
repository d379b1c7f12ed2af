import type { Finding } from '#server/outside/check/finding.ts'

/** As those of `npm run check:outside`, about more than outside services. */
export type Diagnosis = Omit<Finding, 'about'> & { about: string }
