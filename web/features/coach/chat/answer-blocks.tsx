/** An answer in its pieces. Nothing else is rendered: a piece of another kind is dropped where the answer is read. */
import { Link } from 'react-router'
import type { AnswerBlock, Choice, CoachLanguage, Help } from '#contracts/coach/coach.ts'
import { formatDate } from '#web/format/dates.ts'
import { articlePath } from '#web/paths.ts'
import { HelpLinks } from '#web/ui/help-now/help-links.tsx'
import { NewTabLink } from '#web/ui/new-tab-link.tsx'
import { blockTexts } from '../messages.ts'
import { Sentence, ShownChoices } from './answer-view.tsx'

type AnswerBlocksProps = {
  blocks: readonly AnswerBlock[]
  /** of the answer; English where it is not known */
  language?: CoachLanguage
  /** ways to reach help, shown after the first sentence, which mentions them */
  help?: readonly Help[]
  onFollow: () => void
  /** null in all but the last turn */
  onAsk: ((question: string) => void) | null
}

/** The pieces of an answer, in their order. */
export function AnswerBlocks({ blocks, language = 'en', help = [], onFollow, onAsk }: AnswerBlocksProps) {
  const first = blocks.findIndex(({ type }) => type === 'sentence')
  return (
    <div lang={language} className="grid grid-cols-1 gap-2.5">
      {blocks.map((block, at) => (
        // the order of an answer is fixed
        <div key={at} className="min-w-0 empty:hidden">
          <Block block={block} language={language} onFollow={onFollow} onAsk={onAsk} />
          {at === first && help.length > 0 ? (
            <div className="mt-3 mb-1">
              <HelpLinks ways={help} isAside />
            </div>
          ) : null}
        </div>
      ))}
    </div>
  )
}

type BlockProps = Pick<AnswerBlocksProps, 'onFollow' | 'onAsk'> & {
  block: AnswerBlock
  language: CoachLanguage
}

function Block({ block, language, onFollow, onAsk }: BlockProps) {
  const texts = blockTexts[language]
  switch (block.type) {
    case 'understood':
      return <Understood text={block.text} others={block.others} language={language} onAsk={onAsk} />
    case 'sentence':
      return (
        <p className="whitespace-pre-line">
          <Sentence sentence={block.text} onFollow={onFollow} />
        </p>
      )
    case 'card':
      return <Card card={block} language={language} onFollow={onFollow} />
    case 'passage':
      return (
        <figure className="text-small">
          <figcaption className="mb-1 font-[560]">{texts.passage}</figcaption>
          <blockquote className="border-l-2 border-line-strong pl-3 text-ink-2">{block.text}</blockquote>
          <Link
            to={articlePath(block.articleId)}
            onClick={onFollow}
            className="link inline-flex min-h-11 items-center"
          >
            {block.title}
          </Link>
        </figure>
      )
    case 'choices':
      return <ShownChoices choices={block.choices} onAsk={onAsk} />
    case 'help':
      return <HelpLinks ways={block.help} isAside />
    case 'source':
      return (
        <p className="text-tiny text-ink-3">
          {texts.source}{' '}
          <NewTabLink href={block.url} className="link">
            {block.name}
          </NewTabLink>
          {`, ${texts.readOn(formatDate(block.readOn))}`}
        </p>
      )
    case 'screen':
      return <ScreenLink link={block} onFollow={onFollow} />
  }
}

type UnderstoodProps = {
  text: string
  others: readonly Choice[]
  language: CoachLanguage
  onAsk: BlockProps['onAsk']
}

/** What was asked, as the coach read it, and a way to say that something else was meant. */
function Understood({ text, others, language, onAsk }: UnderstoodProps) {
  const texts = blockTexts[language]
  return (
    <div className="border-b border-line pb-1.5 text-tiny text-ink-2">
      <p>{texts.understood(text)}</p>
      {others.length > 0 && onAsk ? (
        <details>
          <summary className="inline-flex min-h-6 items-center text-brand">{texts.notMeant}</summary>
          <ShownChoices choices={others} onAsk={onAsk} />
        </details>
      ) : null}
    </div>
  )
}

type CardBlock = Extract<AnswerBlock, { type: 'card' }>

/** Figures with their labels; beside each what it is now where a what-if changes it. */
function Card({ card, language, onFollow }: { card: CardBlock } & Pick<BlockProps, 'language' | 'onFollow'>) {
  const { title, figures, screen, keep } = card
  const texts = blockTexts[language]
  const sources = [...new Set(figures.map(({ fact }) => fact.source))]
  return (
    <section aria-label={title} className="rounded-control border border-line bg-raised px-3.5 py-3">
      <p className="font-[600]">{title}</p>
      <dl className="mt-1 grid grid-cols-[minmax(0,1fr)_auto] gap-x-4 gap-y-1.5 text-small">
        {figures.map(({ fact, before }) => (
          <div key={fact.id} className="col-span-2 grid grid-cols-subgrid items-baseline">
            <dt className="text-ink-2 first-letter:uppercase [overflow-wrap:anywhere]">
              {labelIn(fact.label, title)}
            </dt>
            <dd className="text-right">
              <span className="fig font-[560]">{fact.value}</span>
              {before !== null && before.value !== fact.value ? (
                <span className="block text-tiny text-ink-3">{texts.now(before.value)}</span>
              ) : null}
            </dd>
          </div>
        ))}
      </dl>
      <p className="mt-2 text-tiny text-ink-3">{texts.from(sources.join('; '))}</p>
      {screen === null && keep === null ? null : (
        <div className="-mb-1.5 flex flex-wrap gap-x-4">
          {keep === null ? null : <ScreenLink link={keep} onFollow={onFollow} />}
          {screen === null ? null : <ScreenLink link={screen} onFollow={onFollow} />}
        </div>
      )}
    </section>
  )
}

/** 'Visa: balance' under the title 'Visa' is 'balance'. */
const labelIn = (label: string, title: string) =>
  label.startsWith(`${title}: `) ? label.slice(title.length + 2) : label

function ScreenLink({
  link: { label, path },
  onFollow,
}: {
  link: { label: string; path: string }
  onFollow: () => void
}) {
  return (
    <Link to={path} onClick={onFollow} className="link inline-flex min-h-11 items-center text-small">
      {label}
    </Link>
  )
}
