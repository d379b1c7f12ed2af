import { Link } from 'react-router'
import { paths } from '#web/paths.ts'
import { proTexts } from '../messages.ts'

/** Says that a press needs Pro, with the way there. The region stands from the start, so that it is read out. */
export function ProNotice({ kind, isShown }: { kind: 'sync' | 'monitoring'; isShown: boolean }) {
  return (
    <div aria-live="polite">
      {isShown ? (
        <p className="mt-4 rounded-control bg-info-soft px-4 py-3 text-small text-info">
          {proTexts[kind]} {proTexts.until}{' '}
          <Link className="underline underline-offset-3" to={paths.pricing}>
            {proTexts.link}
          </Link>
        </p>
      ) : null}
    </div>
  )
}
