/** Every kind of job there is. A kind that is missing here can be neither added nor run. */
import type { AnyJobKind } from './job.ts'

export const allJobs: AnyJobKind[] = []
