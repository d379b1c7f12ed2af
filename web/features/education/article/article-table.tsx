import type { ArticleBlock } from '#contracts/education/articles.ts'
import { InlineText } from './inline-words.tsx'

type ArticleTableProps = { block: Extract<ArticleBlock, { kind: 'table' }> }

/** A table of an article: in columns from a tablet up and on paper; on a phone each row is a stack with its columns' names. */
export function ArticleTable({ block: { caption, columns, rows } }: ArticleTableProps) {
  return (
    <table className="block w-full border-collapse text-base sm:table">
      <caption className="block pb-2 text-left font-[600] sm:table-caption">
        <InlineText text={caption} />
      </caption>
      <thead className="sr-only sm:not-sr-only">
        <tr>
          {columns.map((name) => (
            <th
              key={name}
              scope="col"
              className="border-b border-line px-3 py-2 text-left align-bottom text-tiny font-[560] text-ink-3 first:pl-0 last:pr-0"
            >
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody className="block sm:table-row-group">
        {rows.map((cells) => (
          <Row key={cells[0]} cells={cells} columns={columns} />
        ))}
      </tbody>
    </table>
  )
}

const CELL =
  'block text-left align-top sm:table-cell sm:border-b sm:border-line sm:px-3 sm:py-2.5 sm:first:pl-0 sm:last:pr-0'

function Row({ cells, columns }: { cells: readonly string[]; columns: readonly string[] }) {
  const [name = '', ...others] = cells
  return (
    <tr className="block border-b border-line py-3 sm:table-row sm:border-0 print:break-inside-avoid">
      <th scope="row" className={`${CELL} font-[600]`}>
        <InlineText text={name} />
      </th>
      {others.map((cell, at) => (
        <td key={columns[at + 1]} className={`${CELL} wrap-anywhere`}>
          <span aria-hidden="true" className="mr-1 text-small text-ink-3 sm:hidden">
            {columns[at + 1]}:
          </span>
          <InlineText text={cell} />
        </td>
      ))}
    </tr>
  )
}
