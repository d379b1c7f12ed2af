import { sizeTexts } from './messages.ts'

/** '840 kB', '2.4 MB' */
export function fileSize(bytes: number): string {
  if (bytes < 1_000_000) return sizeTexts.kilobytes(Math.max(1, Math.round(bytes / 1000)))
  return sizeTexts.megabytes((bytes / 1_000_000).toFixed(1))
}
