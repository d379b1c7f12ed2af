/**
 * Where a bank that signs people in on its own site sends them back to: '/banks/return' of the app. Plaid takes https
 * alone, and only what is registered with it; the sandbox's peer takes the app's own address as it is.
 */
import { screensByNeed } from '#engine/access/routes.ts'

/** 'https://jubilee.example/banks/return'; undefined where Plaid would refuse an address of this origin. */
export function bankReturnAddress(origin: string, isSandbox: boolean): string | undefined {
  if (!isSandbox && !origin.startsWith('https:')) return undefined
  return `${origin}${screensByNeed.subscription.bankReturn}`
}
