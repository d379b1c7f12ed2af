/** Labels have a halo of the background, so that they stay readable where a line or an area passes. */
export const HALO = {
  stroke: 'var(--raised)',
  strokeWidth: 4,
  strokeLinejoin: 'round',
  paintOrder: 'stroke',
} as const

/** The points as an SVG path, to a tenth of a pixel. */
export function toPath(points: readonly (readonly [x: number, y: number])[]): string {
  return points.map(([x, y], index) => `${index === 0 ? 'M' : 'L'}${x.toFixed(1)} ${y.toFixed(1)}`).join('')
}
