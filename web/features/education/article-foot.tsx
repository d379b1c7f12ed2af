import { ArrowRight, Check } from 'lucide-react'
import { Link, useLocation } from 'react-router'
import type { ArticleText } from '#contracts/education/articles.ts'
import { formatDate } from '#web/format/dates.ts'
import { articlePath } from '#web/paths.ts'
import { Button, buttonClass } from '#web/ui/button.tsx'
import { Tag } from '#web/ui/tag.tsx'

type ArticleFootProps = {
  next: ArticleText['next']
  readOn: string | null
  isSaving: boolean
  onMark: (isRead: boolean) => void
}

/** The mark, and what to read next. */
export function ArticleFoot({ next, readOn, isSaving, onMark }: ArticleFootProps) {
  const { state } = useLocation()
  return (
    <footer className="mt-8 grid gap-5 print:hidden">
      <div className="flex flex-wrap items-center gap-3">
        <span aria-live="polite" className="contents">
          {readOn === null ? null : (
            <Tag tone="good">
              <Check size={13} aria-hidden="true" /> Read on {formatDate(readOn)}
            </Tag>
          )}
        </span>
        <Button
          variant={readOn === null ? 'primary' : 'plain'}
          busy={isSaving}
          onClick={() => onMark(readOn === null)}
        >
          {readOn === null ? 'Mark as read' : 'Mark as not read'}
        </Button>
      </div>
      {next ? (
        <nav aria-label="Next article" className="border-t border-line pt-5">
          <p className="text-small text-ink-2">Next article</p>
          <Link
            to={articlePath(next.id)}
            state={state}
            className={buttonClass({ variant: 'quiet', className: 'mt-2' })}
          >
            {next.title} <ArrowRight size={16} aria-hidden="true" />
          </Link>
        </nav>
      ) : null}
    </footer>
  )
}
