/** An answer in its pieces. Nothing else is rendered: a piece of another kind is dropped where the answer is read. */
import { Link } from 'react-router'
import type { AnswerBlock, Choice, Help } from '#contracts/coach/coach.ts'
import type { Language } from '#contracts/language.ts'
import { addressIn } from '#web/api/page-description.ts'
import { formatDate } from '#web/format/dates.ts'
import { LANGUAGE } from '#web/format/messages.ts'
import { articlePath } from '#web/paths.ts'
import { HelpLinks } from '#web/ui/help-now/help-links.tsx'
import { FactCard, ScreenLink } from '#web/ui/figures/fact-card.tsx'
import { NewTabLink } from '#web/ui/new-tab-link.tsx'
import { blockTexts } from './answer-messages.ts'
import { Sentence, ShownChoices } from './answer-view.tsx'

type AnswerBlocksProps = {
  blocks: readonly AnswerBlock[]
  /** of the answer; that of the screen where it is not known */
  language?: Language
  /** ways to reach help, shown after the first sentence, which mentions them */
  help?: readonly Help[]
  onFollow: () => void
  /** null in all but the last turn */
  onAsk: ((question: string) => void) | null
}

/** The pieces of an answer, in their order. */
export function AnswerBlocks({ blocks, language = LANGUAGE, help = [], onFollow, onAsk }: AnswerBlocksProps) {
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
  language: Language
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
      return <FactCard card={block} texts={texts} onFollow={onFollow} />
    case 'passage':
      return (
        <figure className="text-small">
          <figcaption className="mb-1 font-[560]">{texts.passage}</figcaption>
          <blockquote className="border-l-2 border-line-strong pl-3 text-ink-2">{block.text}</blockquote>
          <PassageLink id={block.articleId} title={block.title} language={language} onFollow={onFollow} />
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
  language: Language
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

type PassageLinkProps = { id: string; title: string; language: Language; onFollow: () => void }

/** The article of a passage, in the language of the answer: that of other screens is another document. */
function PassageLink({ id, title, language, onFollow }: PassageLinkProps) {
  const look = { onClick: onFollow, className: 'link inline-flex min-h-11 items-center' }
  const path = articlePath(id)
  if (language === LANGUAGE)
    return (
      <Link to={path} {...look}>
        {title}
      </Link>
    )
  return (
    <a href={addressIn(language, { origin: '', path })} {...look}>
      {title}
    </a>
  )
}
