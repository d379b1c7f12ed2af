import type { AnswerOf } from '#contracts/endpoint.ts'
import { listNews } from '#contracts/foundation/news.ts'
import { useRead } from '#web/api/use-read.ts'
import { formatInstant } from '#web/format/dates.ts'
import { useFormats } from '#web/format/use-formats.ts'
import { Card } from '#web/ui/card.tsx'
import { LoadFailed } from '#web/ui/load-failed.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { mailedText, newsTexts as texts } from './messages.ts'
import { NewsForm } from './news-form.tsx'

export const meta = () => [{ title: 'Product news, Jubilee' }]

/** For admins: write a piece of news, send it, see what was sent. */
export default function NewsPage() {
  const news = useRead(listNews)
  return (
    <div className="grid grid-cols-1 gap-6">
      <header>
        <h1>{texts.title}</h1>
        <p className="mt-2 max-w-text text-ink-2">{texts.lead}</p>
      </header>
      {news.data ? (
        <>
          <NewsForm readers={news.data.readers} />
          <SentNews news={news.data.news} />
        </>
      ) : news.isError ? (
        <LoadFailed title={texts.loadFailed} text={null} reads={news} />
      ) : (
        <Skeleton className="h-96" />
      )}
    </div>
  )
}

function SentNews({ news }: Pick<AnswerOf<typeof listNews>, 'news'>) {
  useFormats()
  return (
    <Card aria-labelledby="sent-news">
      <h2 id="sent-news" className="text-h3">
        {texts.listTitle}
      </h2>
      {news.length === 0 ? <p className="mt-2 text-ink-2">{texts.none}</p> : null}
      <ul className="mt-2 grid divide-y divide-line">
        {news.map(({ id, subject, text, sentAt, mailed }) => (
          <li key={id} className="py-3">
            <details>
              <summary className="min-h-11 cursor-pointer py-2">
                <span className="font-[560]">{subject}</span>
                <span className="block text-small text-ink-2">
                  {formatInstant(sentAt)}, {mailedText(mailed)}
                </span>
              </summary>
              <p className="mt-2 whitespace-pre-line text-small">{text}</p>
            </details>
          </li>
        ))}
      </ul>
    </Card>
  )
}
