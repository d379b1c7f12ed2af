import type { Ref } from 'react'
import type { ArticleContent, ArticleText } from '#contracts/education/articles.ts'
import { formatDate } from '#web/format/dates.ts'
import { CategoryBadge } from '#web/ui/category-badge.tsx'
import { NewTabLink } from '#web/ui/new-tab-link.tsx'
import { ReadingHeader } from '#web/ui/reading/reading-parts.tsx'
import { ArticleBody } from './article-body.tsx'
import { ArticlePicture } from '#web/ui/article-picture.tsx'
import { ArticleQuiz } from './article-quiz.tsx'
import { levelNames } from '../messages.ts'
import { articleTexts as texts } from './messages.ts'

type Readable = Omit<ArticleContent, 'figures'>

/** An article from its title to its sources. `end` marks the last line of its text. */
export function ArticleContents({ article, end }: { article: Readable; end?: Ref<HTMLDivElement> }) {
  return (
    <>
      <ReadingHeader
        title={article.title}
        lead={article.description}
        minutes={article.readTime}
        topic={<CategoryBadge category={article.category} />}
        level={levelNames[article.difficulty]}
        texts={texts}
      />
      <ArticlePicture src={article.imageUrl} isFirst className="mt-6 rounded-card print:hidden" />
      <div className="mt-8">
        <ArticleBody blocks={article.blocks} />
      </div>
      <div ref={end} aria-hidden="true" className="h-px" />
      <ArticleQuiz questions={article.quiz} />
      <ArticleSources sources={article.sources} checkedOn={article.checkedOn} />
      <p className="mt-4 text-tiny text-ink-3">{texts.education}</p>
    </>
  )
}

/** An article without the reader's progress, for the preview of a draft. */
export function ArticlePreview({ article }: { article: Readable }) {
  return (
    <div className="mx-auto w-full max-w-[44rem]">
      <ArticleContents article={article} />
    </div>
  )
}

type ArticleSourcesProps = Pick<ArticleText, 'sources' | 'checkedOn'>

/** The sources, and the day the text was last checked against them. */
export function ArticleSources({ sources, checkedOn }: ArticleSourcesProps) {
  return (
    <section aria-labelledby="sources-title" className="mt-10 border-t border-line pt-6">
      <h2 id="sources-title" className="text-h3">
        {texts.sources}
      </h2>
      <p className="mt-1 text-small text-ink-2">{texts.written(formatDate(checkedOn))}</p>
      <ul className="mt-3 grid gap-3 text-small">
        {sources.map(({ title, publisher, url }) => (
          <li key={url}>
            <NewTabLink href={url}>{title}</NewTabLink>
            <span className="text-ink-2">, {publisher}</span>
            <span className="hidden break-all print:block">{url}</span>
          </li>
        ))}
      </ul>
    </section>
  )
}
