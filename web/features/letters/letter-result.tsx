import { Download, FileText, FolderPlus, Printer } from 'lucide-react'
import type { RefObject } from 'react'
import { explanationsOf } from '#engine/letters/paragraph-words.ts'
import { letterPdf } from '#contracts/money/letters.ts'
import { useWrite } from '#web/api/use-write.ts'
import { serverMessage } from '#web/api/api-error.ts'
import { saveFile } from '#web/api/files/save-file.ts'
import { AreaField } from '#web/ui/fields/area-field.tsx'
import { Button } from '#web/ui/button.tsx'
import { CopyButton } from '#web/ui/copy-button.tsx'
import { printLetter } from '#web/api/files/print-letter.ts'
import { toastOutcome } from '#web/ui/toast/toast-outcome.ts'
import { toast } from '#web/ui/toast/toast.tsx'
import type { LetterDraft } from './letter-forms.ts'
import { letterTexts, letterToasts, resultTexts as texts } from './messages.ts'

type LetterResultProps = {
  draft: LetterDraft
  /** gets the focus when a letter was written */
  titleRef: RefObject<HTMLHeadingElement | null>
  onText: (text: string) => void
  onKeep: () => void
}

/** The letter as it stands: to change, to copy, to download, to print, to keep as a case. */
export function LetterResult({ draft, titleRef, onText, onKeep }: LetterResultProps) {
  return (
    <div className="grid grid-cols-1 gap-4 border-t border-line pt-5">
      <div data-no-print>
        <h3 ref={titleRef} tabIndex={-1} className="scroll-mt-24">
          {texts.title}
        </h3>
        <p className="mt-1 text-small text-ink-2">{letterTexts.beforeSending}</p>
      </div>
      <div data-no-print>
        <AreaField
          name="letterText"
          label={texts.letter}
          rows={18}
          maxLength={20_000}
          spellCheck
          value={draft.text}
          onValueChange={onText}
        />
      </div>
      {/* What is printed: a field would print only the lines it shows. */}
      <pre data-letter aria-hidden="true" className="hidden font-serif whitespace-pre-wrap print:block">
        {draft.text}
      </pre>
      <Explanations letter={draft.text} />
      <LetterActs draft={draft} />
      <div data-no-print className="flex flex-wrap items-center justify-between gap-3">
        <p className="max-w-text text-small text-ink-2">{letterTexts.afterSending}</p>
        <Button variant="quiet" size="small" onClick={onKeep}>
          <FolderPlus size={16} aria-hidden="true" /> {texts.keep}
        </Button>
      </div>
    </div>
  )
}

/** What the English paragraphs say, for a reader of another language; paper and files hold the letter alone. */
function Explanations({ letter }: { letter: string }) {
  const explanations = explanationsOf(letter) ?? []
  if (explanations.length === 0) return null
  return (
    <section data-no-print aria-labelledby="explained-title" className="grid gap-3">
      <div>
        <h4 id="explained-title">{texts.explained}</h4>
        <p className="mt-1 text-small text-ink-2">{texts.explainedNote}</p>
      </div>
      <dl className="grid gap-4 text-small">
        {explanations.map(({ paragraph, says }) => (
          <div key={paragraph} className="grid gap-1 sm:grid-cols-2 sm:gap-6">
            <dt lang="en" className="whitespace-pre-line text-ink-2">
              {paragraph}
            </dt>
            <dd>{says}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}

function LetterActs({ draft }: { draft: LetterDraft }) {
  const pdf = useWrite(letterPdf)
  const { text, fileName } = draft
  const isEmpty = text.trim() === ''

  function downloadText(): void {
    saveFile(new Blob([text], { type: 'text/plain;charset=utf-8' }), fileName)
    toast(letterToasts.downloaded)
  }

  async function downloadPdf(): Promise<void> {
    const answer = await toastOutcome(pdf.mutateAsync({ body: { text } }), {
      failed: (error) => ({
        title: letterToasts.pdfFailed.title,
        description: serverMessage(error) ?? letterToasts.pdfFailed.description,
      }),
    })
    if (answer === null) return
    const file = new Blob([bytesOf(answer.pdf)], { type: 'application/pdf' })
    saveFile(file, fileName.replace(/\.txt$/, '.pdf'))
    toast(letterToasts.downloaded)
  }

  return (
    <div data-no-print className="flex flex-wrap gap-2">
      <CopyButton text={text} label={texts.copy} of={texts.copyOf} />
      <Button variant="quiet" size="small" disabled={isEmpty} onClick={downloadText}>
        <Download size={16} aria-hidden="true" /> {texts.download}
      </Button>
      <Button
        variant="quiet"
        size="small"
        disabled={isEmpty}
        busy={pdf.isPending}
        onClick={() => void downloadPdf()}
      >
        <FileText size={16} aria-hidden="true" /> {texts.pdf}
      </Button>
      <Button variant="quiet" size="small" disabled={isEmpty} onClick={printLetter}>
        <Printer size={16} aria-hidden="true" /> {texts.print}
      </Button>
    </div>
  )
}

/** The bytes of a base64 text. */
export function bytesOf(base64: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(atob(base64), (character) => character.charCodeAt(0))
}
