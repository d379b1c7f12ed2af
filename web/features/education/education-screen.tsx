import { Mail, Printer, type LucideIcon } from 'lucide-react'
import { useState } from 'react'
import { Link } from 'react-router'
import { type Article, listArticles } from '#contracts/education/articles.ts'
import type { Access } from '#engine/access/access.ts'
import { useRead } from '#web/api/use-read.ts'
import { paths } from '#web/paths.ts'
import { buttonClass } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { MarkedText } from '#web/ui/reading/marked-text.tsx'
import { Loaded } from '#web/ui/states/loaded.tsx'
import { Tabs } from '#web/ui/tabs.tsx'
import { CoachCard } from './coach-card.tsx'
import { LibraryFilters } from './library/library-filters.tsx'
import { LibraryResults } from './library/library-results.tsx'
import { LibrarySkeleton } from './library/library-skeleton.tsx'
import { ProgressPanel } from './library/progress-panel.tsx'
import { PremiumTools } from './premium-tools.tsx'
import {
  educationLabel,
  educationTexts,
  lettersLine,
  libraryLoadFailed,
  libraryTexts,
  worksheetsLine,
} from './messages.ts'
import { useArticleSearch } from './library/use-article-search.ts'
import { VisitorOffer } from './visitor-offer.tsx'
import { useLibrarySearchParams } from './library/library-search-params.ts'

/** Financial Education, in each of its states. */
export function EducationScreen({ access, isVisitor }: { access: Access; isVisitor: boolean }) {
  const articles = useRead(listArticles)
  return (
    <div className="grid grid-cols-1 gap-6 md:gap-8">
      <LibraryHeader />
      <Loaded read={articles} {...libraryLoadFailed} loading={<LibrarySkeleton />}>
        {(list) => <Library articles={list} access={access} isVisitor={isVisitor} />}
      </Loaded>
    </div>
  )
}

type LibraryProps = { articles: Article[]; access: Access; isVisitor: boolean }

function Library({ articles, access, isVisitor }: LibraryProps) {
  const { params, change, search: type } = useLibrarySearchParams()
  const [isWanted, setWanted] = useState(false)
  const want = () => setWanted(true)
  const found = useArticleSearch(articles, isWanted || params.query !== '')
  const results = (
    <LibraryResults
      articles={articles}
      params={params}
      search={found.search}
      isPartial={found.isPartial}
      isVisitor={isVisitor}
      onClear={() => change({ query: '', topic: null, tab: 'all' })}
    />
  )
  return (
    <>
      {isVisitor ? null : (
        <CoachCard articles={articles} search={found.isComplete ? found.search : null} onWanted={want} />
      )}
      <section aria-labelledby="library-title" className="grid grid-cols-1 gap-5">
        <h2 id="library-title">{libraryTexts.title}</h2>
        <LibraryFilters
          articles={articles}
          params={params}
          onSearch={type}
          onTopic={(topic) => change({ topic })}
          onWanted={want}
        />
        <Tabs
          wide
          label={libraryTexts.tabs}
          value={params.tab}
          onValueChange={(tab) => change({ tab })}
          tabs={[
            { value: 'featured', label: libraryTexts.featured, content: results },
            { value: 'all', label: libraryTexts.all, content: results },
            {
              value: 'progress',
              label: libraryTexts.progress,
              content: (
                <ProgressPanel
                  articles={articles}
                  isVisitor={isVisitor}
                  onStart={() => change({ tab: 'all' })}
                />
              ),
            },
          ]}
        />
      </section>
      <LeadCard id="worksheets-line" Icon={Printer} texts={worksheetsLine} to={paths.worksheets} />
      {isVisitor ? (
        <VisitorOffer />
      ) : (
        <>
          <LeadCard id="letters-line" Icon={Mail} texts={lettersLine} to={paths.letters} />
          <PremiumTools access={access} />
        </>
      )}
      <p className="text-tiny text-ink-3">{educationLabel}</p>
    </>
  )
}

const glossaryLink = (words: string) => <Link to={paths.glossary}>{words}</Link>

/** The heading, with a link to the glossary. */
function LibraryHeader() {
  return (
    <header className="max-w-text">
      <p className="mb-2 text-small text-ink-2">{educationTexts.eyebrow}</p>
      <h1>{educationTexts.title}</h1>
      <p className="mt-3 text-ink-2">
        <MarkedText text={educationTexts.lead} parts={{ link: glossaryLink }} />
      </p>
    </header>
  )
}

type LeadCardProps = {
  id: string
  Icon: LucideIcon
  texts: { title: string; text: string; link: string }
  to: string
}

/** A card of one line that leads to a screen beside the library. */
function LeadCard({ id, Icon, texts, to }: LeadCardProps) {
  return (
    <Card aria-labelledby={id} className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 md:p-6">
      <div className="flex min-w-0 gap-3">
        <Icon size={22} aria-hidden="true" className="mt-1 shrink-0 text-brand" />
        <div className="max-w-text">
          <h2 id={id}>{texts.title}</h2>
          <p className="mt-1 text-small text-ink-2">{texts.text}</p>
        </div>
      </div>
      <Link to={to} className={buttonClass({ variant: 'quiet', className: 'max-sm:w-full' })}>
        {texts.link}
      </Link>
    </Card>
  )
}
