import type { ArticleContent } from '#contracts/education/articles.ts'
import { ArticleBody } from './article-body.tsx'
import { ArticleHeader } from './article-header.tsx'
import { ArticlePicture } from './article-picture.tsx'
import { ArticleQuiz } from './article-quiz.tsx'
import { ArticleSources } from './article-sources.tsx'
import { educationLabel } from './messages.ts'

/** An article as it is read, without what keeps a reader's progress. */
export function ArticlePreview({ article }: { article: Omit<ArticleContent, 'figures'> }) {
  return (
    <div className="mx-auto w-full max-w-[44rem]">
      <ArticleHeader article={article} />
      <ArticlePicture src={article.imageUrl} isFirst className="mt-6 rounded-card" />
      <div className="mt-8">
        <ArticleBody blocks={article.blocks} />
      </div>
      <ArticleQuiz questions={article.quiz} />
      <ArticleSources sources={article.sources} checkedOn={article.checkedOn} />
      <p className="mt-4 text-tiny text-ink-3">{educationLabel}</p>
    </div>
  )
}
