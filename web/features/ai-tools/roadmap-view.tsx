import { Download } from 'lucide-react'
import { drawRoadmap, roadmapPdf } from '#contracts/coach/ai-tools.ts'
import type { AnswerOf } from '#contracts/endpoint.ts'
import { saveFile } from '#web/api/files/save-file.ts'
import { useWrite } from '#web/api/use-write.ts'
import { Button } from '#web/ui/button.tsx'
import { toast } from '#web/ui/toast/toast.tsx'
import { roadmapTexts as texts, roadmapToasts } from './messages.ts'
import { AnswerBasis, AnswerHeading, AnswerList } from './tool-parts.tsx'

type Roadmap = AnswerOf<typeof drawRoadmap>

/** The roadmap: the starting point, six months, milestones, and strategies for the whole way. */
export function RoadmapView({ roadmap, onNew }: { roadmap: Roadmap; onNew: () => void }) {
  const { assessment, timeline, actionPlan, milestones, strategies } = roadmap
  const pdf = useWrite(roadmapPdf)

  function download(): void {
    const body = { assessment, timeline, actionPlan, milestones, strategies }
    pdf.mutate(
      { body },
      {
        onSuccess: savePdf,
        onError: () => toast({ ...roadmapToasts.notSaved, variant: 'destructive' }),
      },
    )
  }

  return (
    <div className="grid grid-cols-1 gap-4">
      <AnswerHeading answer={roadmap} text={assessment} />
      <p className="text-small text-ink-2">{timeline}</p>
      <Steps actionPlan={actionPlan} />
      <Milestones milestones={milestones} />
      <AnswerList title={texts.strategies} items={strategies} />
      <div className="flex flex-wrap gap-3">
        <Button variant="quiet" busy={pdf.isPending} onClick={download}>
          <Download size={18} aria-hidden="true" />
          {texts.download}
        </Button>
        <Button variant="plain" onClick={onNew}>
          {texts.again}
        </Button>
      </div>
      <AnswerBasis {...roadmap} />
    </div>
  )
}

function Steps({ actionPlan }: Pick<Roadmap, 'actionPlan'>) {
  return (
    <div>
      <h5 className="text-small font-[600]">{texts.months}</h5>
      <ol className="mt-1.5 border-b border-line">
        {actionPlan.map(({ month, action }) => (
          <li key={month} className="border-t border-line py-3">
            <p className="text-small font-[600]">{month}</p>
            <Action lines={action.split('\n')} />
          </li>
        ))}
      </ol>
    </div>
  )
}

/** One thing to do in a sentence, several in a list. */
function Action({ lines }: { lines: readonly string[] }) {
  if (lines.length === 1)
    return <p className="mt-0.5 text-small text-ink-2 [overflow-wrap:anywhere]">{lines[0]}</p>
  return (
    <ul className="mt-1 grid list-disc gap-1 pl-5 text-small text-ink-2 [overflow-wrap:anywhere]">
      {lines.map((line) => (
        <li key={line}>{line}</li>
      ))}
    </ul>
  )
}

function Milestones({ milestones }: Pick<Roadmap, 'milestones'>) {
  if (milestones.length === 0) return null
  return (
    <div>
      <h5 className="text-small font-[600]">{texts.milestones}</h5>
      <ul className="mt-1.5 grid gap-2">
        {milestones.map(({ date, target, milestone }) => (
          <li key={`${date}:${target}`} className="border-l-4 border-gold pl-3 text-small">
            <span className="font-[600]">{milestone}</span>
            <span className="block text-ink-2 [overflow-wrap:anywhere]">
              {date}: {target}
            </span>
          </li>
        ))}
      </ul>
    </div>
  )
}

/** Saves a base64-encoded PDF as a file. */
function savePdf({ pdf, fileName }: { pdf: string; fileName: string }): void {
  const bytes = Uint8Array.from(atob(pdf), (character) => character.codePointAt(0) ?? 0)
  saveFile(new Blob([bytes], { type: 'application/pdf' }), fileName)
}
