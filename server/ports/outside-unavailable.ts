/** An outside service did not answer, answered too late, or answered what cannot be read. */

export type OutsideService = 'payments' | 'banking' | 'bureau' | 'model'

/**
 * Thrown by every port in place of the service's own errors. Whether the service did what it was asked is unknown:
 * the caller stores nothing of it and may ask again with the same idempotency key.
 */
export class OutsideUnavailable extends Error {
  readonly service: OutsideService

  /** `cause` is the service's own error, for its kind only: its text may hold a person's data. */
  constructor(service: OutsideService, cause: unknown = undefined) {
    super(`${service} is not available`, { cause })
    this.name = 'OutsideUnavailable'
    this.service = service
  }
}
