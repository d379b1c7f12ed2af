import { useMemo, useState } from 'react'
import { paths } from '#web/paths.ts'
import { CopyButton } from '#web/ui/copy-button.tsx'
import { Dialog } from '#web/ui/dialogs/dialog.tsx'
import { CheckboxField } from '#web/ui/fields/field.tsx'
import { shareTexts } from '../messages.ts'
import { packPlan, type Sharing } from './pack-plan.ts'

/** Gives the plan as a link, with what that means. */
export function ShareDialog({ sharing, onClose }: { sharing: Sharing; onClose: () => void }) {
  const [hasNames, setHasNames] = useState(false)
  const packed = useMemo(() => packPlan(sharing, hasNames), [sharing, hasNames])
  const link = packed && `${globalThis.location.origin}${paths.planLink}#${packed}`
  return (
    <Dialog
      title={shareTexts.title}
      description={shareTexts.lead}
      onOpenChange={(open) => !open && onClose()}
      footer={link && <CopyButton text={link} label={shareTexts.copy} variant="primary" />}
    >
      {link ? (
        <div className="grid grid-cols-1 gap-3">
          <CheckboxField
            id="share-names"
            label={shareTexts.withNames}
            hint={shareTexts.namesHint}
            checked={hasNames}
            onCheckedChange={setHasNames}
          />
          <input
            readOnly
            aria-label={shareTexts.link}
            value={link}
            onFocus={(event) => event.target.select()}
            className="min-h-11 w-full min-w-0 rounded-control border border-line-strong bg-raised px-3 text-small"
          />
        </div>
      ) : (
        <p>{shareTexts.tooMuch}</p>
      )}
    </Dialog>
  )
}
