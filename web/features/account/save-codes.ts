import { saveFile } from '#web/api/save-file.ts'
import { formatInstantDate } from '#web/format/dates.ts'

/** Recovery codes as a text to keep: whose they are, what they do, of which day they are. */
export function codesText(
  codes: readonly string[],
  { email, madeAt }: { email: string; madeAt: Date },
): string {
  return [
    'Jubilee recovery codes',
    `For ${email}`,
    `Made on ${formatInstantDate(madeAt.toISOString())}. Newer codes end these.`,
    '',
    ...codes.map((code, index) => `${String(index + 1).padStart(2)}. ${code}`),
    '',
    'Each code signs you in once, in place of the code from your phone.',
    'Keep them where you keep other important papers.',
    '',
  ].join('\n')
}

/** Hands the codes to the browser's downloads as a text file. */
export function downloadCodes(text: string): void {
  saveFile(new Blob([text], { type: 'text/plain;charset=utf-8' }), 'jubilee-recovery-codes.txt')
}

/** Prints the codes alone; theme.css hides the rest while the mark is there, as it does for a letter. */
export function printCodes(): void {
  const page = document.documentElement
  page.dataset['print'] = 'letter'
  window.addEventListener('afterprint', () => delete page.dataset['print'], { once: true })
  window.print()
}
