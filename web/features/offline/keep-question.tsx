import { Card, CardTitle } from '#web/ui/card.tsx'
import { Button } from '#web/ui/button.tsx'
import { keepTexts as texts } from './messages.ts'
import { useKeepChoice } from './use-keep-choice.ts'

/** Asks once on each device whether figures may be kept there. */
export function KeepQuestion({ userId }: { userId: string }) {
  const { choice, choose } = useKeepChoice(userId)
  if (choice !== null || !('serviceWorker' in navigator)) return null
  return (
    <Card
      aria-labelledby="keep-title"
      data-no-print
      className="flex flex-wrap items-center gap-x-8 gap-y-3 max-md:p-4"
    >
      <div className="min-w-0 flex-1 basis-72">
        <CardTitle id="keep-title" className="text-h3">
          {texts.question}
        </CardTitle>
        <p className="mt-1 max-w-text text-tiny text-ink-2">
          {texts.means} {texts.warning}
        </p>
      </div>
      <p className="flex flex-wrap gap-3">
        <Button variant="quiet" onClick={() => choose('yes')}>
          {texts.yes}
        </Button>
        <Button variant="quiet" onClick={() => choose('no')}>
          {texts.no}
        </Button>
      </p>
    </Card>
  )
}
