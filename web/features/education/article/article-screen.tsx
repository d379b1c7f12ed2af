import { useParams, Link, useLocation } from 'react-router'
import {
  getReadingProgress,
  getArticle,
  type ArticleText,
  type ReadingProgress,
  saveArticleProgress,
} from '#contracts/education/articles.ts'
import { ArrowRight } from 'lucide-react'
import { isNotFound } from '#web/api/api-error.ts'
import { readOf } from '#web/api/read.ts'
import { useRead } from '#web/api/use-read.ts'
import { useWrite } from '#web/api/use-write.ts'
import { formatDate } from '#web/format/dates.ts'
import { paths, articlePath } from '#web/paths.ts'
import { BackLink } from '#web/ui/back-link.tsx'
import { buttonClass } from '#web/ui/button.tsx'
import { LanguageLink } from '#web/language/language-link.tsx'
import { TranslationNote } from '#web/language/translation-note.tsx'
import { ReadMark, useTitle } from '#web/ui/reading/reading-parts.tsx'
import { LoadFailed } from '#web/ui/states/load-failed.tsx'
import { Missing } from '#web/ui/states/missing.tsx'
import { toastOutcome } from '#web/ui/toast/toast-outcome.ts'
import { ArticleSkeleton } from './article-skeleton.tsx'
import { ArticleContents } from './article-text.tsx'
import { articleLoadFailed, articleMissing, educationTexts, readingToasts } from '../messages.ts'
import { articleTexts as texts } from './messages.ts'
import { useReading } from './use-reading.ts'
import { useReadingProgress } from '../use-reading-progress.ts'
import { VisitorOffer } from '../visitor-offer.tsx'

/** One article, in each of its states. */
export function ArticleScreen({ isVisitor }: { isVisitor: boolean }) {
  const { id = '' } = useParams()
  const article = useRead(getArticle, { params: { id } })
  const progress = useReadingProgress(isVisitor)
  if (article.data) {
    // A failed progress must not keep anybody from reading.
    if (!isVisitor && progress.isPending) return <ArticleSkeleton />
    return <ArticleView key={id} article={article.data} progress={progress.data} isVisitor={isVisitor} />
  }
  if (isNotFound(article.error)) return <Missing {...articleMissing} to={paths.education} />
  if (article.isError) return <LoadFailed {...articleLoadFailed} heading="h1" reads={article} />
  return <ArticleSkeleton />
}

type ArticleViewProps = {
  article: ArticleText
  progress: ReadingProgress | undefined
  isVisitor: boolean
}

/** An article with its sources, the read button and the next one. */
function ArticleView({ article, progress, isVisitor }: ArticleViewProps) {
  const { id, readTime } = article
  const save = useWrite(saveArticleProgress, { shows: readOf(getReadingProgress).queryKey })
  useTitle(article.title)
  const readOn = progress?.read.find(({ articleId }) => articleId === id)?.readOn ?? null
  const isRead = readOn !== null
  const { end, clock } = useReading({
    id,
    readTime,
    isRead,
    isKept: !isVisitor,
    onEnd: () => void mark(true),
  })

  const mark = (next: boolean) =>
    toastOutcome(save.mutateAsync({ params: { id }, body: { isRead: next, seconds: clock.take() } }), {
      done: next ? readingToasts.marked : undefined,
      failed: readingToasts.notKept,
    })

  return (
    <div className="mx-auto w-full max-w-[44rem]">
      <div className="mb-3 flex flex-wrap items-center justify-between gap-x-4 print:hidden">
        <BackToLibrary />
        {article.languages.length > 1 ? <LanguageLink className="text-small" /> : null}
      </div>
      <TranslationNote translation={article.translation} />
      <div lang={article.language}>
        <ArticleContents article={article} end={end} />
        <footer className="mt-8 grid gap-5 print:hidden">
          {isVisitor ? null : (
            <Mark readOn={readOn} isSaving={save.isPending} onMark={(next) => void mark(next)} />
          )}
          <NextArticle article={article} />
        </footer>
      </div>
      {isVisitor ? (
        <div className="mt-8 print:hidden">
          <VisitorOffer />
        </div>
      ) : null}
    </div>
  )
}

/** A link to the library as the person left it: its tab, topic and query. */
function BackToLibrary() {
  const state: unknown = useLocation().state
  const search =
    typeof state === 'object' && state !== null && 'library' in state && typeof state.library === 'string'
      ? state.library
      : ''
  return <BackLink to={`${paths.education}${search}`}>{educationTexts.eyebrow}</BackLink>
}

type MarkProps = { readOn: string | null; isSaving: boolean; onMark: (isRead: boolean) => void }

function Mark({ readOn, isSaving, onMark }: MarkProps) {
  return (
    <ReadMark
      done={readOn && texts.readOn(formatDate(readOn))}
      label={readOn === null ? texts.markRead : texts.markNotRead}
      isBusy={isSaving}
      onPress={() => onMark(readOn === null)}
    />
  )
}

function NextArticle({ article: { next } }: { article: ArticleText }) {
  const { state } = useLocation()
  if (!next) return null
  return (
    <nav aria-label={texts.next} className="border-t border-line pt-5">
      <p className="text-small text-ink-2">{texts.next}</p>
      <Link
        to={articlePath(next.id)}
        state={state}
        className={buttonClass({ variant: 'quiet', className: 'mt-2' })}
      >
        {next.title} <ArrowRight size={16} aria-hidden="true" />
      </Link>
    </nav>
  )
}
