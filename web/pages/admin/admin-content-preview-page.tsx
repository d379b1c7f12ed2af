import { useParams } from 'react-router'
import type { ArticleContent } from '#contracts/education/articles.ts'
import type { FoundationContent } from '#contracts/foundation/content.ts'
import type { OffersContent } from '#contracts/money/offers.ts'
import { ContentPreview } from '#web/features/content-desk/content-preview.tsx'
import { ArticlePreview } from '#web/features/education/article/article-text.tsx'
import { FoundationView } from '#web/features/foundation/foundation-view.tsx'
import { PartnerOffers, RepairRights } from '#web/features/products/partner-offers.tsx'
import { adminPageTexts } from './messages.ts'

export const meta = () => [{ title: adminPageTexts.previewTab }]

/** The server has checked the shape of what is drawn here. */
export default function AdminContentPreviewPage() {
  const { kind = '', id = '', language = '' } = useParams()
  return (
    <ContentPreview
      place={{ kind, id, language }}
      render={({ kind, body }) => {
        if (kind === 'article') return <ArticlePreview article={body as ArticleContent} />
        if (kind === 'foundation') return <FoundationView texts={body as FoundationContent} />
        return <OffersPreview content={body as OffersContent} />
      }}
    />
  )
}

function OffersPreview({ content }: { content: OffersContent }) {
  return (
    <div className="grid grid-cols-1 gap-10">
      <h1>{adminPageTexts.offersPreview}</h1>
      <PartnerOffers content={content} />
      <RepairRights rights={content.rights} />
    </div>
  )
}
