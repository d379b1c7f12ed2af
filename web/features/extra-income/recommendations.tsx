import { useEffect, useRef } from 'react'
import { Link } from 'react-router'
import { paths } from '#web/paths.ts'
import { buttonClass } from '#web/ui/button.tsx'
import { TitledCard } from '#web/ui/card.tsx'
import { MarkedText } from '#web/ui/reading/marked-text.tsx'
import { Tag } from '#web/ui/tag.tsx'
import { matcherTexts, simpleMatchTexts } from './messages.ts'
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
      title={matcherTexts.title}
      titleRef={title}
      aside={<Tag>{simpleMatchTexts.tag}</Tag>}
      lead={
        <>
          {simpleMatchTexts.simple} {simpleMatchTexts.pro}{' '}
          <Link to={paths.pricing} className="link">
            {simpleMatchTexts.plans}
          </Link>
        </>
      }
    >
      {found ? (
        <Matches {...found} />
      ) : (
        <p className="rounded-control bg-sunken px-4 py-5 text-small text-ink-2">{simpleMatchTexts.empty}</p>
      )}
    </TitledCard>
  )
}

const placesParts = { rest: (words: string) => <span className="sr-only">{words}</span> }

function Matches({ matches, location }: { matches: GroupMatch[]; location: string }) {
  const isByWords = matches.some((match) => match.words.length > 0)
  return (
    <>
      {isByWords ? null : <p className="mb-4 text-small font-[560]">{simpleMatchTexts.noWords}</p>}
      <ol className="border-b border-line">
        {matches.map(({ group, words }) => (
          <li key={group.id} className="border-t border-line py-4">
            <h3>{group.name}</h3>
            <p className="mt-1 text-small text-ink-2">{group.summary}</p>
            <ul className="mt-2 grid gap-1 text-small text-ink-2">
              {words.length > 0 ? <li>{simpleMatchTexts.youWrote(quoted(words))}</li> : null}
              <li>
                {simpleMatchTexts.hours(group.leastHours)} {group.firstMoney}
              </li>
              {group.isLocal ? <li>{simpleMatchTexts.lookIn(location)}</li> : null}
            </ul>
            <Link
              to={{ search: `?group=${group.id}`, hash: '#catalogue' }}
              preventScrollReset
              className={buttonClass({ variant: 'plain', size: 'small', className: 'mt-1 -ml-3.5' })}
            >
              <MarkedText text={simpleMatchTexts.fourPlaces(group.name)} parts={placesParts} />
            </Link>
          </li>
        ))}
      </ol>
    </>
  )
}

const quoted = (words: readonly string[]) => words.slice(0, 4).map((word) => `“${word}”`)
