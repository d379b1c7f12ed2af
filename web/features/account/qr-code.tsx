import { encode } from 'uqr'

type QrCodeProps = { text: string; label: string }

/** A text as a QR code. Dark on white in both themes: cameras expect it so, and want the quiet edge of four. */
export function QrCode({ text, label }: QrCodeProps) {
  const { data, size } = encode(text, { ecc: 'M', border: 4 })
  return (
    <figure aria-label={label}>
      <svg
        aria-hidden="true"
        viewBox={`0 0 ${size} ${size}`}
        shapeRendering="crispEdges"
        className="block h-auto w-full max-w-40 md:max-w-52 rounded-control border border-line"
      >
        <rect width={size} height={size} fill="white" />
        <path d={data.map(rowPath).join('')} fill="black" />
      </svg>
    </figure>
  )
}

/** The dark runs of one row, each as one box. */
function rowPath(row: readonly boolean[], y: number): string {
  const boxes: string[] = []
  for (let x = 0; x < row.length; x += 1) {
    if (!row[x]) continue
    const end = row.indexOf(false, x)
    const width = (end === -1 ? row.length : end) - x
    boxes.push(`M${x} ${y}h${width}v1h${-width}z`)
    x += width
  }
  return boxes.join('')
}
