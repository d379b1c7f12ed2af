import { Link } from 'react-router'
import { paths } from '#web/paths.ts'
import { buttonClass } from '#web/ui/button.tsx'
import { articleMissing } from './messages.ts'

/** There is no such article. */
export function ArticleMissing() {
  return (
    <div className="grid max-w-text justify-items-start gap-3">
      <h1>{articleMissing.title}</h1>
      <p className="text-ink-2">{articleMissing.text}</p>
      <Link className={buttonClass({ className: 'mt-2' })} to={paths.education}>
        {articleMissing.action}
      </Link>
    </div>
  )
}
