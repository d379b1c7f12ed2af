import { randomBytes } from 'node:crypto'

/** An id as Method makes them: ent_TYHMaRJUUeJ7U. */
export function methodId(kind: 'ent' | 'evf' | 'crs' | 'attr'): string {
  return `${kind}_${randomBytes(10).toString('base64url').replaceAll(/[-_]/g, 'x')}`
}

/** whose objects these are */
export const service = 'method'
