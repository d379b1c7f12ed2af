import { useParams, Link, useLocation, useSearchParams } from 'react-router'
import {
  getReadingProgress,
  articleQuery,
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
import { ReadMark, useTitle } from '#web/ui/reading/reading-parts.tsx'
import { LoadFailed } from '#web/ui/states/load-failed.tsx'
import { Missing } from '#web/ui/states/missing.tsx'
import { SkeletonRows } from '#web/ui/states/skeleton.tsx'
import { toastOutcome } from '#web/ui/toast/toast-outcome.ts'
import { LanguageLink, ReadIn, useArticleTexts } from './article-language.tsx'
import { ArticleContents } from './article-text.tsx'
import { articleLoadFailed, articleMissing, educationTexts, readingToasts } from '../messages.ts'
import { useReading } from './use-reading.ts'
import { useReadingProgress } from '../use-reading-progress.ts'
import { VisitorOffer } from '../visitor-offer.tsx'

/** One article, in each of its states. */
export function ArticleScreen({ isVisitor }: { isVisitor: boolean }) {
  const { id = '' } = useParams()
  const [search] = useSearchParams()
  const article = useRead(getArticle, { params: { id }, query: articleQuery(search.get('lang')) })
  const progress = useReadingProgress(isVisitor)
  if (article.data) {
    // A failed progress must not keep anybody from reading.
    if (!isVisitor && progress.isPending) return <ArticleSkeleton />
    return (
      <ArticleView
        key={`${id} ${article.data.language}`}
        article={article.data}
        progress={progress.data}
        isVisitor={isVisitor}
      />
    )
  }
  if (isNotFound(article.error)) return <Missing {...articleMissing} to={paths.education} />
  if (article.isError) return <LoadFailed {...articleLoadFailed} heading="h1" reads={article} />
  return <ArticleSkeleton />
}

function ArticleSkeleton() {
  const rows = ['h-6 w-32', 'h-12 w-4/5', 'h-5 w-1/2', 'aspect-video w-full', 'h-28', 'h-28', 'h-28']
  return (
    <SkeletonRows
      label={educationTexts.loadingArticle}
      className="mx-auto w-full max-w-[44rem] gap-4"
      rows={rows}
    />
  )
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
        <OtherLanguages article={article} />
      </div>
      <ReadIn language={article.language}>
        <ArticleContents article={article} end={end} />
        <footer className="mt-8 grid gap-5 print:hidden">
          {isVisitor ? null : (
            <Mark readOn={readOn} isSaving={save.isPending} onMark={(next) => void mark(next)} />
          )}
          <NextArticle article={article} />
        </footer>
      </ReadIn>
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

/** The same article in the other languages that it can be read in, each named in its own. */
function OtherLanguages({ article }: { article: ArticleText }) {
  return article.languages
    .filter((language) => language !== article.language)
    .map((language) => (
      <LanguageLink key={language} language={language} to={articlePath(article.id, language)} />
    ))
}

type MarkProps = { readOn: string | null; isSaving: boolean; onMark: (isRead: boolean) => void }

function Mark({ readOn, isSaving, onMark }: MarkProps) {
  const texts = useArticleTexts()
  return (
    <ReadMark
      done={readOn && texts.readOn(formatDate(readOn))}
      label={readOn === null ? texts.markRead : texts.markNotRead}
      isBusy={isSaving}
      onPress={() => onMark(readOn === null)}
    />
  )
}

function NextArticle({ article: { next, language } }: { article: ArticleText }) {
  const { state } = useLocation()
  const texts = useArticleTexts()
  if (!next) return null
  return (
    <nav aria-label={texts.next} className="border-t border-line pt-5">
      <p className="text-small text-ink-2">{texts.next}</p>
      <Link
        to={articlePath(next.id, language)}
        state={state}
        className={buttonClass({ variant: 'quiet', className: 'mt-2' })}
      >
        {next.title} <ArrowRight size={16} aria-hidden="true" />
      </Link>
    </nav>
  )
}
