/**
 * What a plan lists and what is only planned (reading 26): a tick stands only at what opens today, the rest is named
 * apart and is no part of the price. Example: the live Q&A without an address is planned; with one it is open.
 */
export type Planned = {
  id: string
  plan: string
  text: string
  /** where it opened; null while it is not there */
  openedAt: string | null
}

/** The things of a plan that are open by now, and those that are still planned, in their order. */
export function splitPlanned(list: readonly Planned[], plan: string): { open: Planned[]; later: Planned[] } {
  const own = list.filter((one) => one.plan === plan)
  return {
    open: own.filter(({ openedAt }) => openedAt !== null),
    later: own.filter(({ openedAt }) => openedAt === null),
  }
}
