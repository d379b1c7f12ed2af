/** A bank's text as one line that can be stored and shown: no control characters, no more than so many characters. */
export function sanitizeText(text: string, most: number): string {
  return text
    .replaceAll(/[\p{Cc}\p{Cs}\s]+/gu, ' ')
    .trim()
    .slice(0, most)
    .trim()
}
