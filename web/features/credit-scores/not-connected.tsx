import { Link } from 'react-router'
import { paths } from '#web/paths.ts'
import { notConnected } from './messages.ts'

type NotConnectedProps = { kind: 'sync' | 'monitoring'; isShown: boolean; hasMonitoring: boolean }

/** The honest answer while no provider is connected. The region stands from the start, so that it is read out. */
export function NotConnected({ kind, isShown, hasMonitoring }: NotConnectedProps) {
  return (
    <div aria-live="polite">
      {isShown ? (
        <p className="mt-4 rounded-control bg-info-soft px-4 py-3 text-small text-info">
          {notConnected[kind]} {notConnected.until}
          {hasMonitoring ? null : (
            <>
              {' '}
              {notConnected.pro}{' '}
              <Link className="underline underline-offset-3" to={paths.pricing}>
                See the plans
              </Link>
            </>
          )}
        </p>
      ) : null}
    </div>
  )
}
