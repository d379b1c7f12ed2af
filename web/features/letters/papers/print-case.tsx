import { Printer } from 'lucide-react'
import { useEffect, useState } from 'react'
import type { LetterCase } from '#contracts/money/letters.ts'
import { printLetter } from '#web/api/files/print-letter.ts'
import { Button } from '#web/ui/button.tsx'
import { CaseSheet } from './case-sheet.tsx'
import { sheetTexts } from './messages.ts'

/** Prints the whole case alone. Its sheet is on the page only while it prints, so that no other case prints with it. */
export function PrintCase({ kept, today }: { kept: LetterCase; today: string }) {
  const [isPrinting, setPrinting] = useState(false)
  useEffect(() => {
    if (!isPrinting) return
    const end = () => setPrinting(false)
    window.addEventListener('afterprint', end, { once: true })
    printLetter()
    return () => window.removeEventListener('afterprint', end)
  }, [isPrinting])
  return (
    <>
      <Button
        variant="plain"
        size="small"
        data-no-print
        aria-label={`${sheetTexts.print}: ${kept.recipient}`}
        onClick={() => setPrinting(true)}
      >
        <Printer size={16} aria-hidden="true" /> {sheetTexts.print}
      </Button>
      {isPrinting && <CaseSheet kept={kept} today={today} />}
    </>
  )
}
