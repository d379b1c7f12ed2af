import { BookOpenCheck } from 'lucide-react'
import { Link } from 'react-router'
import type { Article, ReadingProgress } from '#contracts/education/articles.ts'
import { formatDate } from '#web/format/dates.ts'
import { articlePath, paths, signUpReturningTo } from '#web/paths.ts'
import { Button, buttonClass } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { CategoryBadge } from '#web/ui/category-badge.tsx'
import { EmptyState } from '#web/ui/states/empty-state.tsx'
import { Loaded } from '#web/ui/states/loaded.tsx'
import { ProgressBar } from '#web/ui/progress-bar.tsx'
import { SkeletonRows } from '#web/ui/states/skeleton.tsx'
import { Stat } from '#web/ui/figures/stat.tsx'
import { progressEmpty, progressLoadFailed, progressTexts as texts, visitorProgress } from '../messages.ts'
import { useReadingProgress } from '../use-reading-progress.ts'

/** My Progress: articles read, minutes, days in a row, and the list. */
type ProgressPanelProps = { articles: readonly Article[]; isVisitor: boolean; onStart: () => void }

export function ProgressPanel({ articles, isVisitor, onStart }: ProgressPanelProps) {
  const progress = useReadingProgress(isVisitor)
  if (isVisitor) return <NothingKept />
  return (
    <Loaded
      read={progress}
      {...progressLoadFailed}
      heading="h3"
      loading={<SkeletonRows label={texts.loading} rows={[['h-28', 'h-28', 'h-28']]} />}
    >
      {(mine) =>
        mine.read.length === 0 && mine.minutes === 0 ? (
          <NothingRead onStart={onStart} />
        ) : (
          <Progress progress={mine} articles={articles} />
        )
      }
    </Loaded>
  )
}

function NothingKept() {
  const { title, text, action } = visitorProgress
  return (
    <EmptyState icon={BookOpenCheck} heading="h3" title={title} text={text}>
      <Link to={signUpReturningTo(`${paths.education}?tab=progress`)} className={buttonClass({})}>
        {action}
      </Link>
    </EmptyState>
  )
}

function Progress({ progress, articles }: { progress: ReadingProgress; articles: readonly Article[] }) {
  const read = progress.read.flatMap(({ articleId, readOn }) => {
    const article = articles.find(({ id }) => id === articleId)
    return article ? [{ article, readOn }] : []
  })
  const percent = articles.length > 0 ? (read.length / articles.length) * 100 : 0
  return (
    <div className="grid grid-cols-1 gap-5">
      <div className="grid gap-4 sm:grid-cols-3">
        <Stat label={texts.read} figure={read.length} note={texts.ofLibrary(articles.length)} />
        <Stat label={texts.time} figure={texts.minutes(progress.minutes)} />
        <Stat
          label={texts.streak}
          figure={texts.days(progress.streakDays)}
          note={progress.streakDays === 0 ? texts.startAgain : texts.addsUp}
        />
      </div>
      <ProgressBar percent={percent} label={texts.read} tone="gold" />
      {read.length > 0 ? <ReadList read={read} /> : null}
    </div>
  )
}

function ReadList({ read }: { read: { article: Article; readOn: string }[] }) {
  return (
    <Card aria-labelledby="read-list">
      <h3 id="read-list">{texts.list}</h3>
      <ul className="mt-2 divide-y divide-line">
        {read.toReversed().map(({ article, readOn }) => (
          <li key={article.id} className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 py-2">
            <Link to={articlePath(article.id)} className="link inline-flex min-h-11 items-center">
              {article.title}
            </Link>
            <span className="flex items-center gap-3 text-tiny text-ink-3">
              <CategoryBadge category={article.category} />
              <span>{texts.readOn(formatDate(readOn))}</span>
            </span>
          </li>
        ))}
      </ul>
    </Card>
  )
}

function NothingRead({ onStart }: { onStart: () => void }) {
  return (
    <EmptyState icon={BookOpenCheck} heading="h3" title={progressEmpty.title} text={progressEmpty.text}>
      <Button onClick={onStart}>{progressEmpty.action}</Button>
    </EmptyState>
  )
}
