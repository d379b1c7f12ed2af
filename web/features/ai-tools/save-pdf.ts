/** Saves a PDF that came as base64 under its name. */
export function savePdf({ pdf, fileName }: { pdf: string; fileName: string }): void {
  const bytes = Uint8Array.from(atob(pdf), (character) => character.codePointAt(0) ?? 0)
  const url = URL.createObjectURL(new Blob([bytes], { type: 'application/pdf' }))
  const link = document.createElement('a')
  link.href = url
  link.download = fileName
  link.click()
  URL.revokeObjectURL(url)
}
