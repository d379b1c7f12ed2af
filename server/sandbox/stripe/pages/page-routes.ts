/** The shared parts of the Stripe pages' routes. */
import { uncoded } from '#engine/language/sentence.ts'
import { notFound } from '#server/errors.ts'
import type { App } from '#server/http/app-parts.ts'
import { parseForm } from '../protocol/form-body.ts'
import type { FormMap } from '../protocol/form-body.ts'
import { StripeRefusal } from '../protocol/refusal.ts'
import type { Store } from '../store.ts'

export type Ids = { id: string; invoiceId?: string }

/** The parts of a page's route. */
export type Pages = {
  app: App
  /** reads or changes the peer's objects */
  serialize: <T>(work: (store: Store) => Promise<T>) => Promise<T>
  /** the peer has something to send */
  wake: () => void
}

/** The fields of a form that was sent. */
export const formIn = (body: unknown): FormMap => (typeof body === 'string' ? parseForm(body) : {})

/** The value, or a 404. */
export function present<T>(found: T | null | undefined): T {
  if (found === null || found === undefined)
    throw notFound(uncoded('This page is not here. Go back to Jubilee and try again.'))
  return found
}

/** Runs `work`; a declined card is returned, not thrown. */
export async function refusalOr<T>(work: () => Promise<T>): Promise<T | StripeRefusal> {
  try {
    return await work()
  } catch (error) {
    if (error instanceof StripeRefusal) return error
    throw error
  }
}
