/**
 * Messages between the admin screens and the frame that draws documents. The frame has an origin of its own and reads
 * files of strangers: every message from it is checked before it is used.
 */

/** where the frame is served */
export const PAPER_FRAME_PATH = '/paper-frame'

/** To the frame. A `zoom` of 1 is as wide as the frame; `label` is the page's name for screen readers. */
export type FrameOrder =
  | { type: 'open'; bytes: ArrayBuffer; contentType: string }
  | { type: 'show'; page: number; zoom: number; label: string }

const keys = ['Escape', 'PageUp', 'PageDown', '+', '-'] as const
/** Keys pressed inside the frame that are meant for the screen around it. */
export type FrameKey = (typeof keys)[number]

/** From the frame. */
export type FrameReport =
  | { type: 'ready' }
  | { type: 'opened'; pages: number }
  | { type: 'shown'; page: number }
  | { type: 'failed' }
  | { type: 'key'; key: FrameKey }

export const isFrameKey = (value: unknown): value is FrameKey => keys.some((key) => key === value)

/** more than any paper has */
const MOST_PAGES = 100_000
const isCount = (value: unknown): value is number =>
  Number.isInteger(value) && Number(value) >= 0 && Number(value) <= MOST_PAGES

/** A report of the frame; null for anything else that arrives. */
export function readReport(value: unknown): FrameReport | null {
  if (typeof value !== 'object' || value === null) return null
  const { type, pages, page, key } = value as Record<string, unknown>
  if (type === 'ready' || type === 'failed') return { type }
  if (type === 'opened' && isCount(pages)) return { type, pages }
  if (type === 'shown' && isCount(page)) return { type, page }
  return type === 'key' && isFrameKey(key) ? { type, key } : null
}
