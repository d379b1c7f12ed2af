import { saveFile } from '#web/api/save-file.ts'

/** Saves a PDF that came as base64 under its name. */
export function savePdf({ pdf, fileName }: { pdf: string; fileName: string }): void {
  const bytes = Uint8Array.from(atob(pdf), (character) => character.codePointAt(0) ?? 0)
  saveFile(new Blob([bytes], { type: 'application/pdf' }), fileName)
}
