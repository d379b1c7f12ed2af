import { Outlet } from 'react-router'
import { LoadFailed } from '#web/ui/states/load-failed.tsx'
import { notShownMessages } from '#web/ui/messages.ts'

/** Around the screens of a frame: one that cannot be drawn leaves the frame, and with it the way to the others. */
export default function RouteFrame() {
  return <Outlet />
}

const reload = { isFetching: false, refetch: () => globalThis.location.reload() }

export function ErrorBoundary() {
  return <LoadFailed {...notShownMessages.screen} heading="h1" reads={reload} />
}
