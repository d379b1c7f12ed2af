/** What holds for every picture: how large it may be, and what may stand in the notes that go with it. */
import type { FileRefusal } from './file-refusals.ts'

const MOST_PIXELS = 64_000_000
const LONGEST_SIDE = 20_000
/** notes, colour profiles and small previews */
const MOST_NOTE_BYTES = 2 * 1024 * 1024

/** Null: it can be opened without filling a reader's memory. */
export function inspectSize(width: number, height: number): FileRefusal | null {
  if (width === 0 || height === 0) return 'damaged'
  const isLarge = width > LONGEST_SIDE || height > LONGEST_SIDE || width * height > MOST_PIXELS
  return isLarge ? 'too_many_pixels' : null
}

// A page, a script, an archive or a program, inside of what is only a note beside a picture.
const foreignWords = /<script|<html|<!doctype|<svg|<iframe|<\?php|javascript:|%PDF-|#!\//i
const foreignHeads = ['PK\u0003\u0004', 'PK\u0005\u0006', '\u007fELF']

function isForeign(note: string): boolean {
  return foreignWords.test(note) || foreignHeads.some((head) => note.includes(head))
}

/** Takes the notes of one picture, one after the other. */
export function noteReader(): (note: Buffer) => FileRefusal | null {
  let total = 0
  return (note) => {
    total += note.length
    return total > MOST_NOTE_BYTES || isForeign(note.toString('latin1')) ? 'hidden' : null
  }
}
