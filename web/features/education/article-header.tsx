import { Clock, Printer } from 'lucide-react'
import type { Article } from '#contracts/education/articles.ts'
import { Button } from '#web/ui/button.tsx'
import { CategoryBadge } from '#web/ui/category-badge.tsx'
import { levelNames } from './level-names.ts'

/** What an article is called and about, and how long it takes. */
export function ArticleHeader({ article }: { article: Article }) {
  return (
    <header>
      <h1>{article.title}</h1>
      <p className="mt-3 text-lead text-ink-2">{article.description}</p>
      <div className="mt-4 flex flex-wrap items-center gap-x-4 gap-y-2 text-small text-ink-2">
        <CategoryBadge category={article.category} />
        <span className="inline-flex items-center gap-1.5">
          <Clock size={16} aria-hidden="true" /> {article.readTime} min read
        </span>
        <span>{levelNames[article.difficulty]}</span>
        <Button
          variant="plain"
          size="small"
          className="-ml-2.5 sm:ml-auto print:hidden"
          onClick={() => window.print()}
        >
          <Printer size={16} aria-hidden="true" /> Print
        </Button>
      </div>
    </header>
  )
}
