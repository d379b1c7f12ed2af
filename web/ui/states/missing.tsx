import { Link } from 'react-router'
import { buttonClass } from '#web/ui/button.tsx'

type MissingProps = {
  title: string
  text: string
  /** a link to what there is, and where it leads */
  action?: string
  to?: string
}

/** In place of what does not exist, or what the person may not see. */
export function Missing({ title, text, action, to }: MissingProps) {
  return (
    <div className="grid max-w-text justify-items-start gap-3">
      <h1>{title}</h1>
      <p className="text-ink-2">{text}</p>
      {to ? (
        <Link className={buttonClass({ className: 'mt-2' })} to={to}>
          {action}
        </Link>
      ) : null}
    </div>
  )
}
