import { Link } from 'react-router'
import type { Article } from '#contracts/education/articles.ts'
import { articlePath, paths } from '#web/paths.ts'
import { ArticlePicture } from '#web/ui/article-picture.tsx'
import { OpenRow, type RowState } from '#web/ui/rows/open-row.tsx'
import { CategoryBadge } from '#web/ui/category-badge.tsx'
import { resourceTexts } from '../messages.ts'
import { sampleArticles } from './sample.content.ts'

const SHOWN = 3 // spec 9
type Shown = Pick<Article, 'id' | 'title' | 'description' | 'category' | 'imageUrl' | 'readTime'>

/** Three articles of the library; the built-in six where the list is empty (spec 2). */
export function ResourcesRow({ articles, row }: { articles: readonly Article[]; row: RowState }) {
  const isBuiltIn = articles.length === 0
  const shown: readonly Shown[] = isBuiltIn ? sampleArticles : articles.slice(0, SHOWN)
  const [first] = shown
  return (
    <OpenRow
      {...row}
      title={resourceTexts.title}
      note={first && resourceTexts.first(first.title, shown.length)}
    >
      <ul className="grid grid-cols-1 gap-4 md:grid-cols-3 md:gap-6">
        {shown.map((article) => (
          <ArticleCard
            key={article.id}
            article={article}
            to={isBuiltIn ? paths.education : articlePath(article.id)}
          />
        ))}
      </ul>
      <Link to={paths.education} className="link mt-2 inline-flex min-h-11 items-center text-small">
        {resourceTexts.all}
      </Link>
    </OpenRow>
  )
}

function ArticleCard({ article, to }: { article: Shown; to: string }) {
  const { title, description, category, imageUrl, readTime } = article
  return (
    <li className="grid">
      <Link
        to={to}
        className="group flex flex-col overflow-hidden rounded-card border border-line bg-raised text-ink no-underline hover:border-field max-md:flex-row max-md:flex-wrap"
      >
        <ArticlePicture
          src={imageUrl}
          className="max-md:aspect-auto max-md:min-h-24 max-md:w-[96px] max-md:grow"
        />
        <span className="flex min-w-0 flex-1 flex-col p-4 max-md:grow-[999] max-md:basis-40">
          <span className="flex flex-wrap items-center gap-x-3 gap-y-1">
            <CategoryBadge category={category} />
            <span className="text-tiny text-ink-3">{resourceTexts.readTime(readTime)}</span>
          </span>
          <span className="mt-2 font-display text-h3 font-[560] group-hover:underline">{title}</span>
          <span className="mt-1 text-small text-ink-2">{description}</span>
        </span>
      </Link>
    </li>
  )
}
