import { Scale } from 'lucide-react'
import { useState } from 'react'
import { Link } from 'react-router'
import { listCases } from '#contracts/money/letters.ts'
import { useRead } from '#web/api/use-read.ts'
import { articlePath } from '#web/paths.ts'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { lateDialog } from '#web/ui/dialogs/late-dialog.tsx'
import { latePart } from '#web/ui/late/late-part.tsx'
import { LoadFailed } from '#web/ui/states/load-failed.tsx'
import { SkeletonRows } from '#web/ui/states/skeleton.tsx'
import { CaseList } from '../cases/cases-panel.tsx'
import { casesLoadFailed } from '../cases/messages.ts'
import { SourceLinks } from '../source-links.tsx'
import { suedGuide as guide } from './guide-messages.ts'
import { suedTexts } from './messages.ts'

const SuedDialog = lateDialog(async () => (await import('./sued-dialog.tsx')).SuedDialog)
const StateLookup = latePart(
  async () => (await import('./state-lookup.tsx')).StateLookup,
  <SkeletonRows label={suedTexts.loadingStates} rows={[['h-56']]} />,
)

/** Being sued: the person's own clocks first, then what to do, what follows and which money is safe. */
export function SuedPanel() {
  const [isOpen, setOpen] = useState(false)
  return (
    <div className="grid grid-cols-1 gap-4 md:gap-6" {...SuedDialog.near}>
      <Card aria-labelledby="sued-title" className="grid justify-items-start gap-3 md:p-6" data-no-print>
        <h2 id="sued-title">{suedTexts.title}</h2>
        <p className="max-w-text text-ink-2">{suedTexts.lead}</p>
        <Button size="large" onClick={() => setOpen(true)}>
          <Scale size={18} aria-hidden="true" /> {suedTexts.enter}
        </Button>
        <p className="text-small text-ink-2">{suedTexts.education}</p>
      </Card>
      <OwnSuits />
      <div className="grid grid-cols-1 items-start gap-4 md:gap-6 lg:grid-cols-2">
        <Steps />
        <StateLookup />
        <Follows />
        <SafeMoney />
      </div>
      {isOpen && <SuedDialog onClose={() => setOpen(false)} />}
    </div>
  )
}

function OwnSuits() {
  const cases = useRead(listCases)
  if (cases.isError) return <LoadFailed {...casesLoadFailed} reads={cases} />
  const suits = (cases.data ?? []).filter(({ kind }) => kind === 'sued')
  if (suits.length === 0) return null
  return (
    <section aria-labelledby="own-suits" className="grid grid-cols-1 gap-4">
      <h2 id="own-suits">{suedTexts.mine}</h2>
      <CaseList cases={suits} />
    </section>
  )
}

function Steps() {
  return (
    <Card aria-labelledby="sued-steps" className="md:p-6" data-no-print>
      <h2 id="sued-steps">{suedTexts.guide}</h2>
      <ol className="mt-4 grid grid-cols-1 gap-4">
        {guide.steps.map(({ title, text }, at) => (
          <li key={title} className="flex gap-3 text-small">
            <span
              aria-hidden="true"
              className="grid size-7 shrink-0 place-items-center rounded-full bg-brand-soft font-[600] text-brand-deep"
            >
              {at + 1}
            </span>
            <div className="min-w-0">
              <p className="font-[560]">{title}</p>
              <p className="text-ink-2">{text}</p>
            </div>
          </li>
        ))}
      </ol>
      <ArticleLink id="19">{suedTexts.moreOnSuits}</ArticleLink>
    </Card>
  )
}

function Follows() {
  return (
    <Card aria-labelledby="sued-follows" className="md:p-6" data-no-print>
      <h2 id="sued-follows">{suedTexts.follows}</h2>
      <dl className="mt-3 grid gap-3 text-small">
        {guide.follows.map(({ title, text }) => (
          <div key={title}>
            <dt className="font-[560]">{title}</dt>
            <dd className="text-ink-2">{text}</dd>
          </div>
        ))}
      </dl>
      <ArticleLink id="20">{suedTexts.moreOnPay}</ArticleLink>
    </Card>
  )
}

function SafeMoney() {
  const { title, text, items, more } = guide.safe
  return (
    <Card aria-labelledby="sued-safe" className="grid content-start gap-3 text-small md:p-6" data-no-print>
      <h2 id="sued-safe">{title}</h2>
      <ul className="grid list-disc gap-1 pl-5">
        {items.map((item) => (
          <li key={item}>{item}</li>
        ))}
      </ul>
      <p className="text-ink-2">{text}</p>
      <p className="text-ink-2">{more}</p>
      <SourceLinks sources={guide.sources} />
    </Card>
  )
}

const ArticleLink = ({ id, children }: { id: string; children: string }) => (
  <Link to={articlePath(id)} className="link mt-3 inline-flex min-h-11 items-center text-small">
    {children}
  </Link>
)
