/** How the health screen writes sizes and times. */
import { durationTexts, sizeUnits } from './concern-messages.ts'

const STEP = 1024

/** 1536 is '1.5 kB'. */
export function sizeWords(bytes: number): string {
  let size = bytes
  let unit = 0
  while (size >= STEP && unit < sizeUnits.length - 1) {
    size /= STEP
    unit += 1
  }
  return `${unit === 0 || size >= 100 ? Math.round(size) : size.toFixed(1)} ${sizeUnits[unit]}`
}

const PARTS = [
  ['days', 86_400],
  ['hours', 3600],
  ['minutes', 60],
  ['seconds', 1],
] as const

/** 93_784 is '1 day 2 hours'. The two largest parts are enough. */
export function durationWords(seconds: number): string {
  let rest = Math.max(0, Math.round(seconds))
  const words: string[] = []
  for (const [name, length] of PARTS) {
    const count = Math.floor(rest / length)
    rest -= count * length
    if (count > 0) words.push(durationTexts[name](count))
  }
  return words.slice(0, 2).join(' ') || durationTexts.seconds(0)
}
