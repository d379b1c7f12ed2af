/** Customers as the peer makes and changes them. */
import { newId } from './ids.ts'
import { noSuch } from './refusal.ts'
import type { Store } from './store.ts'
import type { Customer } from './wire.ts'

export type CustomerGiven = {
  email?: string | undefined
  name?: string | undefined
  phone?: string | undefined
  description?: string | undefined
  metadata?: Record<string, string> | '' | undefined
}

/** Metadata after a change: an empty value takes its name away, '' takes them all. */
export function mergedMetadata(
  known: Record<string, string> | null,
  given: Record<string, string> | '' | undefined,
): Record<string, string> {
  if (given === undefined) return known ?? {}
  if (given === '') return {}
  const entries = Object.entries({ ...known, ...given })
  return Object.fromEntries(entries.filter(([, value]) => value !== ''))
}

/** The fields that were given, without those that were not. */
export function givenOnly<T extends object>(fields: T): { [K in keyof T]?: Exclude<T[K], undefined> } {
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)) as {
    [K in keyof T]?: Exclude<T[K], undefined>
  }
}

function newCustomer(given: CustomerGiven, created: number): Customer {
  const id = newId('cus')
  return {
    id,
    object: 'customer',
    address: null,
    balance: 0,
    created,
    currency: null,
    customer_account: null,
    default_source: null,
    delinquent: false,
    description: given.description ?? null,
    discount: null,
    email: given.email ?? null,
    invoice_prefix: id.slice(4, 12).toUpperCase(),
    invoice_settings: {
      custom_fields: null,
      default_payment_method: null,
      footer: null,
      rendering_options: null,
    },
    livemode: false,
    metadata: mergedMetadata(null, given.metadata),
    name: given.name ?? null,
    next_invoice_sequence: 1,
    phone: given.phone ?? null,
    preferred_locales: [],
    shipping: null,
    tax_exempt: 'none',
    test_clock: null,
  }
}

export async function createCustomer(store: Store, given: CustomerGiven): Promise<Customer> {
  const customer = newCustomer(given, store.now)
  await store.put('customer', { id: customer.id, body: customer })
  await store.emit({ type: 'customer.created', object: customer })
  return customer
}

/** One that was not deleted. */
export async function liveCustomer(store: Store, id: string, param = 'customer'): Promise<Customer> {
  const found = await store.get('customer', id, param)
  if (found.deleted === true) throw noSuch({ what: 'customer', id, param })
  return found
}

/** What of the object was different before: the `previous_attributes` of an event. */
export function previousOf<T extends object>(before: T, after: T): Partial<T> {
  const previous: Partial<T> = {}
  for (const name of Object.keys(after) as (keyof T)[])
    if (JSON.stringify(before[name]) !== JSON.stringify(after[name])) previous[name] = before[name]
  return previous
}

/** Writes what changed and tells it; nothing when nothing did. */
export async function changeCustomer(
  store: Store,
  customer: Customer,
  changes: Partial<Customer>,
): Promise<Customer> {
  const changed: Customer = { ...customer, ...changes }
  const previous = previousOf(customer, changed)
  if (Object.keys(previous).length === 0) return customer
  await store.put('customer', { id: customer.id, body: changed })
  await store.emit({ type: 'customer.updated', object: changed, previous })
  return changed
}
