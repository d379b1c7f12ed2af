/** An outside service did not answer, answered too late, or answered what cannot be read. */

export type OutsideService = 'mail' | 'payments' | 'banking' | 'bureau' | 'model'

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

/** The service has no key here, which only test mode starts with: asking again changes nothing. */
export class OutsideNotSetUp extends OutsideUnavailable {
  constructor(service: OutsideService) {
    super(service)
    this.name = 'OutsideNotSetUp'
  }
}

/**
 * A port whose every call is OutsideNotSetUp: rejected, or thrown where the port answers at once.
 * `atOnce` names the calls that do.
 */
export function notSetUp<Port extends object>(service: OutsideService, atOnce: (keyof Port)[] = []): Port {
  const known = new Set<PropertyKey>(atOnce)
  const refuse = (key: PropertyKey) => () => {
    const error = new OutsideNotSetUp(service)
    if (known.has(key)) throw error
    return Promise.reject(error)
  }
  // A port is awaited here and there on its way; it is no promise.
  return new Proxy({} as Port, { get: (_, key) => (key === 'then' ? undefined : refuse(key)) })
}
