import { useMutation } from '@tanstack/react-query'
import { Download } from 'lucide-react'
import { readWorksheet, worksheetFile, type WorksheetName } from '#contracts/education/worksheets.ts'
import type { Language } from '#contracts/language.ts'
import { serverMessage } from '#web/api/api-error.ts'
import { saveFile } from '#web/api/files/save-file.ts'
import { request } from '#web/api/request.ts'
import { pathOf, queryText } from '#web/api/url.ts'
import { Button } from '#web/ui/button.tsx'
import { Problem } from '#web/ui/states/problem.tsx'
import { worksheetsTexts } from './messages.ts'
import { sheetTexts } from './sheet-messages.ts'

type WorksheetRowProps = { name: WorksheetName; language: Language; isFilled: boolean }

/** One sheet: what it is for, and its download. */
export function WorksheetRow({ name, language, isFilled }: WorksheetRowProps) {
  const { sheets, download: label } = sheetTexts[language]
  const { title, text } = sheets[name]
  // Fetched like any call, so that a refusal is a sentence and not a broken file.
  const download = useMutation({
    mutationFn: async () => {
      const query = queryText({ language, filled: isFilled ? true : null })
      const answer = await request('GET', pathOf(readWorksheet.path, { name }) + query)
      saveFile(await answer.blob(), worksheetFile(name, language))
    },
  })
  return (
    <li className="flex flex-wrap items-center gap-x-6 gap-y-3 border-t border-line py-4">
      <div className="min-w-0 flex-1 basis-64">
        <h2 className="text-h3">{title}</h2>
        <p className="mt-1 text-small text-ink-2">{text}</p>
      </div>
      <Button
        variant="quiet"
        className="max-sm:w-full"
        aria-label={`${label}: ${title}`}
        busy={download.isPending}
        onClick={() => download.mutate()}
      >
        <Download size={18} aria-hidden="true" /> {label}
      </Button>
      <Problem
        isBare
        text={download.error && (serverMessage(download.error) ?? worksheetsTexts.failed)}
        className="w-full"
      />
    </li>
  )
}
