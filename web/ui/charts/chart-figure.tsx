import { useId, type ReactNode } from 'react'
import { TableTwin } from './chart-table.tsx'

export type ChartFigureProps = {
  /** what the picture shows, as a sentence */
  title: string
  /** beside the title: tabs, a choice, a tag */
  controls?: ReactNode
  note?: ReactNode
  /** the picture in a sentence or two, for people who do not see it */
  summary: string
  headingLevel?: 2 | 3
}

type Parts = ChartFigureProps & {
  look?: 'large' | 'small'
  /** the picture and its legend; `id` begins the ids of what it refers to */
  children: (id: string) => ReactNode
  /** the same figures as a table; null where there is none */
  table: ReactNode
}

/** A picture of figures with its title, its summary in words, and its table. */
export function ChartFigure({ title, controls, note, summary, look = 'large', ...parts }: Parts) {
  const id = useId().replaceAll(/[^\w-]/g, '')
  const Heading = parts.headingLevel === 3 ? 'h3' : 'h2'
  return (
    <figure
      className="@container m-0 min-w-0"
      aria-labelledby={`${id}-title`}
      aria-describedby={`${id}-summary`}
    >
      <div className="mb-2 flex flex-wrap items-start justify-between gap-3">
        <div className="min-w-0">
          <Heading id={`${id}-title`} className={look === 'large' ? 'text-lead @md:text-h2' : 'text-h3'}>
            {title}
          </Heading>
          {note && <p className="mt-1 text-small text-ink-2">{note}</p>}
        </div>
        {controls}
      </div>
      <p id={`${id}-summary`} className="sr-only">
        {summary}
      </p>
      {parts.children(id)}
      {parts.table && <TableTwin id={`${id}-table`}>{parts.table}</TableTwin>}
    </figure>
  )
}
