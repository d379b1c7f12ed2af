import type { ArticleBlock } from '#contracts/education/articles.ts'
import { ArticleTable } from './article-table.tsx'
import { InlineText } from './inline-words.tsx'
import { articleTexts as texts } from './messages.ts'

/** The text of an article, block by block. Nothing in it is HTML. */
export function ArticleBody({ blocks }: { blocks: readonly ArticleBlock[] }) {
  return (
    <div className="grid gap-5 text-[1.0625rem] leading-[1.65]">
      {blocks.map((block, index) => (
        // the blocks of an article never move
        <Block key={`${block.kind}-${index}`} block={block} />
      ))}
    </div>
  )
}

function Block({ block }: { block: ArticleBlock }) {
  switch (block.kind) {
    case 'heading':
      return (
        <h2 className="mt-5">
          <InlineText text={block.text} />
        </h2>
      )
    case 'paragraph':
      return (
        <p>
          <InlineText text={block.text} />
        </p>
      )
    case 'list':
      return <List block={block} />
    case 'table':
      return <ArticleTable block={block} />
    case 'example':
      return (
        <aside
          aria-label={`${texts.example}: ${block.title}`}
          className="rounded-card border border-line bg-raised p-5 print:break-inside-avoid"
        >
          <p className="text-small font-[600] text-gold-ink print:text-ink">{texts.example}</p>
          <h3 className="mt-1 text-lead">{block.title}</h3>
          <p className="mt-2 text-base">
            <InlineText text={block.text} />
          </p>
        </aside>
      )
    default:
      return null
  }
}

function List({ block }: { block: Extract<ArticleBlock, { kind: 'list' }> }) {
  const items = block.items.map((item) => (
    <li key={item} className="pl-1.5">
      <InlineText text={item} />
    </li>
  ))
  const look = 'grid gap-2.5 pl-6 marker:text-ink-3'
  return block.isOrdered ? (
    <ol className={`list-decimal ${look}`}>{items}</ol>
  ) : (
    <ul className={`list-disc ${look}`}>{items}</ul>
  )
}
