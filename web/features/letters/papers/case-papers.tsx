import { useMutation } from '@tanstack/react-query'
import { Download, FilePlus, FileText, Image, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { type CasePaper, MAX_PAPERS, readPaper, removePaper } from '#contracts/money/cases/case-papers.ts'
import type { LetterCase } from '#contracts/money/letters.ts'
import { serverMessage } from '#web/api/api-error.ts'
import { saveFile } from '#web/api/files/save-file.ts'
import { request } from '#web/api/request.ts'
import { pathOf } from '#web/api/url.ts'
import { useWrite } from '#web/api/use-write.ts'
import { fileSize } from '#web/format/file-size.ts'
import { Button } from '#web/ui/button.tsx'
import { lateDialog } from '#web/ui/dialogs/late-dialog.tsx'
import { LateRemoveDialog } from '#web/ui/dialogs/late-remove-dialog.ts'
import { Problem } from '#web/ui/states/problem.tsx'
import { paperErrors, paperKindLabels, paperTexts as texts } from './messages.ts'

const PaperDialog = lateDialog(async () => (await import('./paper-dialog.tsx')).PaperDialog)

type Open = { act: 'add' } | { act: 'remove'; paper: CasePaper }

/** The papers of a case: to read again, to add to, to take away. */
export function CasePapers({ kept }: { kept: Pick<LetterCase, 'id' | 'recipient' | 'papers'> }) {
  const { id, recipient, papers } = kept
  const [open, setOpen] = useState<Open | null>(null)
  const close = () => setOpen(null)
  return (
    <section aria-label={`${texts.title}: ${recipient}`} data-no-print {...PaperDialog.near}>
      <h4 className="text-small font-[560]">{texts.title}</h4>
      {papers.length === 0 ? <p className="text-small text-ink-2">{texts.none}</p> : null}
      <ul>
        {papers.map((paper) => (
          <PaperRow
            key={paper.id}
            caseId={id}
            paper={paper}
            onRemove={() => setOpen({ act: 'remove', paper })}
          />
        ))}
      </ul>
      {papers.length < MAX_PAPERS ? (
        <Button
          variant="quiet"
          size="small"
          className="mt-2"
          aria-label={`${texts.add}: ${recipient}`}
          onClick={() => setOpen({ act: 'add' })}
        >
          <FilePlus size={16} aria-hidden="true" /> {texts.add}
        </Button>
      ) : (
        <p className="text-small text-ink-2">{texts.full}</p>
      )}
      {open?.act === 'add' && <PaperDialog caseId={id} onClose={close} />}
      {open?.act === 'remove' && <RemovePaper caseId={id} paper={open.paper} onClose={close} />}
    </section>
  )
}

type RowProps = { caseId: string; paper: CasePaper; onRemove: () => void }

function PaperRow({ caseId, paper, onRemove }: RowProps) {
  const { id, name, kind, contentType, sizeBytes } = paper
  const Picture = contentType === 'application/pdf' ? FileText : Image
  // Fetched like any call, so that a refusal is a sentence and not a broken file.
  const download = useMutation({
    mutationFn: async () => {
      const answer = await request('GET', pathOf(readPaper.path, { id: caseId, paperId: id }))
      saveFile(await answer.blob(), name)
    },
  })
  return (
    <li className="flex flex-wrap items-center gap-x-3 border-t border-line py-1.5 first:border-t-0">
      <Picture size={18} aria-hidden="true" className="shrink-0 text-ink-3" />
      <span className="min-w-0 flex-1 basis-40 text-small wrap-anywhere">
        {name} <span className="text-ink-3">{fileSize(sizeBytes)}</span>
        <span className="block text-tiny text-ink-3">{paperKindLabels[kind]}</span>
      </span>
      <Button
        variant="plain"
        size="small"
        aria-label={`${texts.download}: ${name}`}
        busy={download.isPending}
        onClick={() => download.mutate()}
      >
        <Download size={16} aria-hidden="true" /> {texts.download}
      </Button>
      <Button variant="plain" size="small" aria-label={`${texts.remove}: ${name}`} onClick={onRemove}>
        <Trash2 size={16} aria-hidden="true" /> {texts.remove}
      </Button>
      <Problem
        isBare
        text={download.error && (serverMessage(download.error) ?? paperErrors.notRead)}
        className="w-full"
      />
    </li>
  )
}

type RemoveProps = { caseId: string; paper: CasePaper; onClose: () => void }

function RemovePaper({ caseId, paper: { id, name }, onClose }: RemoveProps) {
  const { mutateAsync } = useWrite(removePaper)
  return (
    <LateRemoveDialog
      title={texts.removeTitle(name)}
      description={texts.removeText}
      label={texts.removeLabel}
      remove={() => mutateAsync({ params: { id: caseId, paperId: id } })}
      removed={texts.removed(name)}
      failed={texts.removeFailed}
      onClose={onClose}
    />
  )
}
