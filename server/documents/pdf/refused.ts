import type { FileRefusal } from '../file-refusals.ts'

/** Ends the look through a file, with the reason. */
export class Refused extends Error {
  readonly refusal: FileRefusal

  constructor(refusal: FileRefusal) {
    super(refusal)
    this.refusal = refusal
  }
}
