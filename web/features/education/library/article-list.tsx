import { Check, Clock } from 'lucide-react'
import { Link, useLocation } from 'react-router'
import type { Article } from '#contracts/education/articles.ts'
import { articlePath } from '#web/paths.ts'
import { CategoryBadge } from '#web/ui/category-badge.tsx'
import { Tag } from '#web/ui/tag.tsx'
import { ArticlePicture } from '#web/ui/article-picture.tsx'
import { levelNames, libraryTexts } from '../messages.ts'
import { useReadingProgress } from '../use-reading-progress.ts'
import { articleGrid } from './article-list-skeleton.tsx'

type ArticleListProps = { articles: readonly Article[]; label: string; isVisitor: boolean }

export function ArticleList({ articles, label, isVisitor }: ArticleListProps) {
  const progress = useReadingProgress(isVisitor)
  const readIds = new Set(progress.data?.read.map(({ articleId }) => articleId))
  return (
    <ul aria-label={label} className={articleGrid}>
      {articles.map((article, index) => (
        <ArticleCard
          key={article.id}
          article={article}
          isRead={readIds.has(article.id)}
          isFirst={index === 0}
        />
      ))}
    </ul>
  )
}

/** An article as a card. The whole card can be pressed; its link is the title. */
function ArticleCard({ article, isRead, isFirst }: { article: Article; isRead: boolean; isFirst: boolean }) {
  const { search } = useLocation()
  return (
    <li className="group relative flex flex-col overflow-hidden rounded-card border border-line bg-raised transition-colors hover:border-line-strong">
      <ArticlePicture src={article.imageUrl} isFirst={isFirst} />
      <div className="flex flex-1 flex-col p-5">
        <p className="flex flex-wrap items-center gap-2">
          <CategoryBadge category={article.category} />
          {isRead ? (
            <Tag tone="good">
              <Check size={13} aria-hidden="true" /> {libraryTexts.read}
            </Tag>
          ) : null}
        </p>
        <h3 className="mt-3 text-lead">
          <Link
            to={articlePath(article.id)}
            state={{ library: search }}
            className="text-ink no-underline after:absolute after:inset-0 after:rounded-card group-hover:underline focus-visible:outline-none focus-visible:after:outline-3 focus-visible:after:outline-brand/75"
          >
            {article.title}
          </Link>
        </h3>
        <p className="mt-2 text-small text-ink-2">{article.description}</p>
        <p className="mt-auto flex flex-wrap items-center gap-x-3 gap-y-1 pt-4 text-tiny text-ink-3">
          <span className="inline-flex items-center gap-1.5">
            <Clock size={14} aria-hidden="true" /> {libraryTexts.minutes(article.readTime)}
          </span>
          <span>{levelNames[article.difficulty]}</span>
        </p>
      </div>
    </li>
  )
}
