import { Pencil, Trash2 } from 'lucide-react'
import type { LetterCase } from '#contracts/money/letters.ts'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { Tag } from '#web/ui/tag.tsx'
import { caseDates, clockSentence, nextStep, outcomeTones } from './case-words.ts'
import { caseFieldTexts, caseKindLabels, caseTexts as texts, outcomeLabels } from './messages.ts'
import { CasePapers } from '../papers/case-papers.tsx'
import { PrintCase } from '../papers/print-case.tsx'
import { servedLabels } from '../sued/messages.ts'
import { StateLinks } from '../sued/state-links.tsx'

type CaseCardProps = { kept: LetterCase; today: string; onEdit: () => void; onRemove: () => void }

/** One case: its day, its rule, what was sent, its papers, and how it ended. */
export function CaseCard({ kept, today, onEdit, onRemove }: CaseCardProps) {
  const titleId = `case-${kept.id}`
  const step = nextStep(kept, today)
  return (
    <Card as="article" aria-labelledby={titleId} className="flex flex-col gap-3">
      <div className="flex flex-wrap items-start justify-between gap-x-3 gap-y-2">
        <div className="min-w-0">
          <h3 id={titleId} className="break-words">
            {kept.recipient}: {kept.subject}
          </h3>
          <p className="mt-1 text-tiny text-ink-3">{caseKindLabels[kept.kind]}</p>
        </div>
        <Tag tone={outcomeTones[kept.outcome]}>{outcomeLabels[kept.outcome]}</Tag>
      </div>
      <p className="font-[560]">{clockSentence(kept, today)}</p>
      {step && (
        <p className="text-small text-ink-2">
          {step.text}{' '}
          {step.link && (
            <a className="link" href={step.link.url} rel="noreferrer">
              {step.link.label}
            </a>
          )}
        </p>
      )}
      <p className="text-tiny text-ink-3">
        {kept.rule}{' '}
        <a className="link" href={kept.ruleUrl} rel="noreferrer">
          {kept.kind === 'sued' ? texts.readWhere : texts.readRule}
        </a>
      </p>
      {kept.selfHelpUrl && kept.outcome === 'open' && (
        <p className="flex flex-wrap gap-x-4 text-small" data-no-print>
          <StateLinks {...kept} />
        </p>
      )}
      <CaseFacts kept={kept} />
      <CasePapers kept={kept} />
      <div className="mt-auto flex flex-wrap gap-1">
        <Button
          variant="quiet"
          size="small"
          data-no-print
          aria-label={texts.edit(kept.recipient)}
          onClick={onEdit}
        >
          <Pencil size={16} aria-hidden="true" /> {texts.editShort}
        </Button>
        <Button
          variant="plain"
          size="small"
          data-no-print
          aria-label={texts.remove(kept.recipient)}
          onClick={onRemove}
        >
          <Trash2 size={16} aria-hidden="true" /> {texts.removeShort}
        </Button>
        <PrintCase kept={kept} today={today} />
      </div>
    </Card>
  )
}

function CaseFacts({ kept }: { kept: LetterCase }) {
  const facts = [
    ...caseDates(kept),
    [texts.cameHow, kept.servedHow && servedLabels[kept.servedHow]],
    [texts.tracking, kept.tracking],
    [caseFieldTexts.note, kept.note],
  ].filter((fact): fact is [string, string] => Boolean(fact[1]))
  if (facts.length === 0) return null
  return (
    <dl className="grid gap-1 text-small">
      {facts.map(([name, text]) => (
        <div key={name} className="flex flex-wrap gap-x-2">
          <dt className="text-ink-3">{name}</dt>
          <dd className="min-w-0 break-words whitespace-pre-line">{text}</dd>
        </div>
      ))}
    </dl>
  )
}
