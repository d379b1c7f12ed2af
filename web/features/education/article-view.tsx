import { readOf } from '#web/api/read.ts'
import { useWrite } from '#web/api/use-write.ts'
import { ArrowLeft } from 'lucide-react'
import { useEffect } from 'react'
import { Link, useLocation } from 'react-router'
import {
  type ArticleText,
  getReadingProgress,
  type ReadingProgress,
  saveArticleProgress,
} from '#contracts/education/articles.ts'
import { paths } from '#web/paths.ts'
import { toast } from '#web/ui/toast.tsx'
import { ArticleBody } from './article-body.tsx'
import { ArticleFoot } from './article-foot.tsx'
import { ArticleHeader } from './article-header.tsx'
import { ArticleQuiz } from './article-quiz.tsx'
import { ArticlePicture } from './article-picture.tsx'
import { ArticleSources } from './article-sources.tsx'
import { educationLabel, readingToasts } from './messages.ts'
import { useReading } from './use-reading.ts'

type ArticleViewProps = { article: ArticleText; progress: ReadingProgress | undefined }

/** An article to read: the text, where its facts are from, and what comes next. */
export function ArticleView({ article, progress }: ArticleViewProps) {
  const { id, readTime } = article
  const save = useWrite(saveArticleProgress, { shows: readOf(getReadingProgress).queryKey })
  useTitle(article.title)
  const readOn = progress?.read.find(({ articleId }) => articleId === id)?.readOn ?? null
  const isRead = readOn !== null
  const { end, clock } = useReading({ id, readTime, isRead, onEnd: () => void mark(true) })

  async function mark(next: boolean): Promise<void> {
    try {
      await save.mutateAsync({ params: { id }, body: { isRead: next, seconds: clock.take() } })
      if (next) toast(readingToasts.marked)
    } catch {
      toast({ ...readingToasts.notKept, variant: 'destructive' })
    }
  }

  return (
    <div className="mx-auto w-full max-w-[44rem]">
      <BackToLibrary />
      <ArticleHeader article={article} />
      <ArticlePicture src={article.imageUrl} isFirst className="mt-6 rounded-card print:hidden" />
      <div className="mt-8">
        <ArticleBody blocks={article.blocks} />
      </div>
      <div ref={end} aria-hidden="true" className="h-px" />
      <ArticleQuiz questions={article.quiz} />
      <ArticleSources sources={article.sources} checkedOn={article.checkedOn} />
      <p className="mt-4 text-tiny text-ink-3">{educationLabel}</p>
      <ArticleFoot
        next={article.next}
        readOn={readOn}
        isSaving={save.isPending}
        onMark={(next) => void mark(next)}
      />
    </div>
  )
}

/** The page's own meta knows only the address, not the article. */
function useTitle(title: string): void {
  useEffect(() => {
    document.title = `${title}, Jubilee`
  }, [title])
}

/** Leads to the library as it was left: its tab, topic and search. */
function BackToLibrary() {
  const state: unknown = useLocation().state
  const search =
    typeof state === 'object' && state !== null && 'library' in state && typeof state.library === 'string'
      ? state.library
      : ''
  return (
    <Link
      to={`${paths.education}${search}`}
      className="-ml-2 mb-3 inline-flex min-h-11 items-center gap-2 rounded-control px-2 text-small text-ink-2 no-underline hover:text-ink print:hidden"
    >
      <ArrowLeft size={16} aria-hidden="true" /> Financial Education
    </Link>
  )
}
