import { Download, Printer } from 'lucide-react'
import { useState } from 'react'
import { clock } from '#web/format/clock.ts'
import { Button } from '#web/ui/button.tsx'
import { CopyButton } from '#web/ui/copy-button.tsx'
import { codesText, downloadCodes, printCodes } from './save-codes.ts'
import { codeTexts } from './security-messages.ts'

type RecoveryCodesProps = { codes: readonly string[]; email: string }

/** The ten codes, shown this once: to copy, to download, to print. */
export function RecoveryCodes({ codes, email }: RecoveryCodesProps) {
  const [madeAt] = useState(() => clock.now())
  const text = codesText(codes, { email, madeAt })
  return (
    <div className="grid grid-cols-1 gap-4">
      <p className="text-[0.9375rem] text-ink-2">{codeTexts.what}</p>
      <ol
        aria-label="Recovery codes"
        className="grid list-inside list-decimal grid-cols-1 gap-x-6 gap-y-1 rounded-control bg-sunken px-4 py-3.5 font-mono text-[0.9375rem] marker:text-ink-3 md:grid-cols-2"
      >
        {codes.map((code) => (
          <li key={code} className="md:whitespace-nowrap">
            {code}
          </li>
        ))}
      </ol>
      <pre data-letter aria-hidden="true" className="hidden font-mono whitespace-pre-wrap print:block">
        {text}
      </pre>
      <div className="flex flex-wrap gap-2">
        <CopyButton text={codes.join('\n')} label="Copy" of="the codes" />
        <Button variant="quiet" size="small" onClick={() => downloadCodes(text)}>
          <Download size={16} aria-hidden="true" /> Download (.txt)
        </Button>
        <Button variant="quiet" size="small" onClick={printCodes}>
          <Printer size={16} aria-hidden="true" /> Print
        </Button>
      </div>
    </div>
  )
}
