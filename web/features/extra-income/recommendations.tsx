import { useEffect, useRef } from 'react'
import { Link } from 'react-router'
import { paths } from '#web/paths.ts'
import { buttonClass } from '#web/ui/button.tsx'
import { TitledCard } from '#web/ui/card.tsx'
import { Tag } from '#web/ui/tag.tsx'
import { matcherTexts } from './messages.ts'
import type { GroupMatch } from './match-groups.ts'

type RecommendationsProps = {
  /** null before the first search */
  found: { matches: GroupMatch[]; location: string } | null
}

/** The groups that fit the answers, labeled as a simple match. */
export function Recommendations({ found }: RecommendationsProps) {
  const title = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (found) title.current?.focus()
  }, [found])
  return (
    <TitledCard
      title="Recommendations"
      titleRef={title}
      aside={<Tag>Simple match</Tag>}
      lead={
        <>
          {matcherTexts.simple} {matcherTexts.pro}{' '}
          <Link to={paths.pricing} className="link">
            {matcherTexts.plans}
          </Link>
        </>
      }
    >
      {found ? (
        <Matches {...found} />
      ) : (
        <p className="rounded-control bg-sunken px-4 py-5 text-small text-ink-2">
          Answer the questions, and up to three groups that fit will stand here, with why they do.
        </p>
      )}
    </TitledCard>
  )
}

function Matches({ matches, location }: { matches: GroupMatch[]; location: string }) {
  const isByWords = matches.some((match) => match.words.length > 0)
  return (
    <>
      {isByWords ? null : <p className="mb-4 text-small font-[560]">{matcherTexts.noWords}</p>}
      <ol className="border-b border-line">
        {matches.map(({ group, words }) => (
          <li key={group.id} className="border-t border-line py-4">
            <h3>{group.name}</h3>
            <p className="mt-1 text-small text-ink-2">{group.summary}</p>
            <ul className="mt-2 grid gap-1 text-small text-ink-2">
              {words.length > 0 ? <li>You wrote {listOf(words)}.</li> : null}
              <li>
                Takes {group.leastHours} hours or more. {group.firstMoney}
              </li>
              {group.isLocal ? <li>Look at what is open in {location}.</li> : null}
            </ul>
            <Link
              to={{ search: `?group=${group.id}`, hash: '#catalogue' }}
              preventScrollReset
              className={buttonClass({ variant: 'plain', size: 'small', className: 'mt-1 -ml-3.5' })}
            >
              Four places to start<span className="sr-only"> with {group.name}</span>
            </Link>
          </li>
        ))}
      </ol>
    </>
  )
}

/** '“writing”, “math” and “piano”' */
function listOf(words: readonly string[]): string {
  const quoted = words.slice(0, 4).map((word) => `“${word}”`)
  const last = quoted.pop() ?? ''
  return quoted.length > 0 ? `${quoted.join(', ')} and ${last}` : last
}
