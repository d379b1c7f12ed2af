import { appealRefusal, type GrantApplication } from '#contracts/foundation/grants.ts'
import { useWrite } from '#web/api/use-write.ts'
import { Card } from '#web/ui/card.tsx'
import { toast } from '#web/ui/toast.tsx'
import { answerTexts, appealTexts } from './status-messages.ts'
import { focusHeading } from './focus-heading.ts'
import { TextForm } from './text-form.tsx'
import { useTakeApplication } from './use-grants.ts'

/** After a refusal, once: ask somebody else to look again. */
export function AppealCard({ kept }: { kept: GrantApplication }) {
  const appeal = useWrite(appealRefusal, useTakeApplication())
  return (
    <Card aria-labelledby="appeal-title" className="md:p-7">
      <h2 id="appeal-title">{appealTexts.title}</h2>
      <p className="mt-1.5 max-w-text text-small text-ink-2">{appealTexts.text}</p>
      <TextForm
        draft={`grant-appeal:${kept.id}`}
        send={(text) =>
          appeal.mutateAsync({ params: { id: kept.id }, body: { text, version: kept.version } })
        }
        onSent={() => {
          toast(appealTexts.sent)
          focusHeading()
        }}
        texts={{ ...appealTexts, stale: answerTexts.stale }}
      />
    </Card>
  )
}
