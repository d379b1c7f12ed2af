import { disputeTexts } from './messages.ts'

type SourceLinksProps = { sources: readonly { name: string; url: string }[] }

/** Where the statements of a guide are from. */
export function SourceLinks({ sources }: SourceLinksProps) {
  return (
    <ul aria-label={disputeTexts.sources} className="flex flex-wrap gap-x-4">
      {sources.map(({ name, url }) => (
        <li key={url}>
          <a className="link inline-flex min-h-11 items-center text-tiny" href={url} rel="noreferrer">
            {name}
          </a>
        </li>
      ))}
    </ul>
  )
}
