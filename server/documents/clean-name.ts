/** The name of a file as it is kept and given back: no path, no character that hides or moves another one. */

const LONGEST = 100

// Controls, marks that turn the direction of reading, and what separates folders or means something to a system.
const unwanted = /[\p{Cc}\p{Cf}\p{Cs}\p{Co}\p{Cn}<>:"|?*]/gu

const endings: Record<string, string> = {
  'application/pdf': 'pdf',
  'image/jpeg': 'jpg',
  'image/png': 'png',
}

/** Its ending is always that of its type: "../../bill.pdf.exe" sent as a PDF is "bill.pdf.pdf". */
export function cleanName(name: string, contentType: string): string {
  const last = name.toWellFormed().split(/[/\\]/).at(-1) ?? ''
  const plain = last.normalize('NFC').replaceAll(unwanted, '').replaceAll(/\s+/g, ' ').trim()
  const stem = plain
    .replace(/\.[^.]*$/, '')
    .replace(/^[.\s]+/, '')
    .trim()
  const short = [...stem].slice(0, LONGEST).join('').trim()
  return `${short || 'document'}.${endings[contentType] ?? 'bin'}`
}
