import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { getContent, type Content, type ContentBody, type ContentPlace } from '#contracts/admin/content.ts'
import { useRead } from '#web/api/use-read.ts'
import { contentPath } from '#web/paths.ts'
import { buttonClass } from '#web/ui/button.tsx'
import { Loaded } from '#web/ui/states/loaded.tsx'
import { Missing } from '#web/ui/states/missing.tsx'
import { deskTexts } from './messages.ts'

type ContentPreviewProps = {
  place: ContentPlace
  /** renders it as the public page does */
  render: (content: { kind: Content['kind']; body: ContentBody }) => ReactNode
}

/** The draft, or the published version where there is none, rendered by the page's own components below a notice. */
export function ContentPreview({ place, render }: ContentPreviewProps) {
  const content = useRead(getContent, { params: place }, { refetchOnMount: 'always' })
  return (
    <Loaded read={content} title={deskTexts.loadFailed}>
      {({ kind, language, draft, body }) => (
        <div className="grid grid-cols-1 gap-8">
          <aside
            aria-label={deskTexts.previewLabel}
            className="flex flex-wrap items-center justify-between gap-3 rounded-card border border-dashed border-field bg-sunken px-4 py-3"
          >
            <p className="text-small font-[560]">
              {draft ? deskTexts.previewNote : deskTexts.previewPublished}
            </p>
            <Link className={buttonClass({ variant: 'quiet', size: 'small' })} to={contentPath(place)}>
              {deskTexts.previewBack}
            </Link>
          </aside>
          {draft && !draft.canBeShown ? (
            <Missing title={deskTexts.cannotShow} text={deskTexts.cannotShowText} />
          ) : (
            <div lang={language}>{render({ kind, body: draft?.body ?? body })}</div>
          )}
        </div>
      )}
    </Loaded>
  )
}
