/** A paper that can be drawn page by page, whatever kind of file it is. */
export type Paper = {
  pages: number
  /** Draws a page, so wide in CSS pixels, and answers with its words; null where a later page overtook it. */
  draw: (canvas: HTMLCanvasElement, page: number, fit: (width: number) => number) => Promise<string | null>
}

/** more than this on one canvas is refused by phones */
const MOST_PIXELS = 16_000_000

/** How many pixels a CSS pixel may have on a canvas of this size. */
function densityFor(width: number, height: number): number {
  const sharp = Math.min(globalThis.devicePixelRatio || 1, 2)
  return Math.min(sharp, Math.sqrt(MOST_PIXELS / Math.max(1, width * height)))
}

/** Gives the canvas its size, in CSS pixels and in pixels. */
export function sizeCanvas(canvas: HTMLCanvasElement, width: number, height: number): number {
  const density = densityFor(width, height)
  canvas.width = Math.max(1, Math.floor(width * density))
  canvas.height = Math.max(1, Math.floor(height * density))
  canvas.style.width = `${Math.floor(width)}px`
  canvas.style.height = `${Math.floor(height)}px`
  return density
}
