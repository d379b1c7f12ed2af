import type { ArticleText } from '#contracts/education/articles.ts'
import { formatDate } from '#web/format/dates.ts'

type ArticleSourcesProps = Pick<ArticleText, 'sources' | 'checkedOn'>

/** Where the facts are from, and the day they were last compared with it. */
export function ArticleSources({ sources, checkedOn }: ArticleSourcesProps) {
  return (
    <section aria-labelledby="sources-title" className="mt-10 border-t border-line pt-6">
      <h2 id="sources-title" className="text-h3">
        Sources
      </h2>
      <p className="mt-1 text-small text-ink-2">
        Written on {formatDate(checkedOn)}. Open a source to see what holds today.
      </p>
      <ul className="mt-3 grid gap-3 text-small">
        {sources.map(({ title, publisher, url }) => (
          <li key={url}>
            <a href={url} target="_blank" rel="noreferrer" className="link">
              {title}
              <span className="sr-only"> (opens in a new tab)</span>
            </a>
            <span className="text-ink-2">, {publisher}</span>
            <span className="hidden break-all print:block">{url}</span>
          </li>
        ))}
      </ul>
    </section>
  )
}
