import type { Store } from './store.ts'
import type { Subscription } from './wire.ts'
export async function cancelSubscription(
  _store: Store,
  _subscription: Subscription,
  _reason: string,
): Promise<void> {}
