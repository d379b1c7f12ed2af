/** Draws the document it is given, and nothing else. The screen around it asks for pages and gets reports. */
import { isFrameKey, type FrameOrder, type FrameReport } from '#web/ui/paper-view/protocol.ts'
import type { Paper } from './paper.ts'

type Shown = Extract<FrameOrder, { type: 'show' }>

const canvas = document.querySelector<HTMLCanvasElement>('#page')
const words = document.querySelector('#words')
let paper: Paper | null = null
let shown: Shown | null = null

const report = (what: FrameReport): void => window.parent.postMessage(what, '*')

async function open(bytes: ArrayBuffer, contentType: string): Promise<void> {
  if (contentType === 'application/pdf') {
    const { openPdf } = await import('./pdf.ts')
    paper = await openPdf(bytes)
  } else {
    const { openPicture } = await import('./picture.ts')
    paper = await openPicture(bytes, contentType)
  }
  report({ type: 'opened', pages: paper.pages })
}

/** As wide as the frame at most, times the zoom; a small picture is not blown up. */
const fitting = (zoom: number) => (width: number) =>
  Math.min(document.documentElement.clientWidth, Math.max(width, 600)) * zoom

async function show(order: Shown): Promise<void> {
  if (paper === null || canvas === null || words === null) return
  const isOther = shown?.page !== order.page
  shown = order
  const text = await paper.draw(canvas, order.page, fitting(order.zoom))
  if (text === null) return
  canvas.setAttribute('aria-label', order.label)
  canvas.hidden = false
  words.textContent = text
  if (isOther) window.scrollTo(0, 0)
  report({ type: 'shown', page: order.page })
}

const failed = (): void => report({ type: 'failed' })

window.addEventListener('message', (event: MessageEvent<FrameOrder>) => {
  if (event.source !== window.parent) return
  const order = event.data
  if (order.type === 'open') open(order.bytes, order.contentType).catch(failed)
  else show(order).catch(failed)
})

window.addEventListener('resize', () => {
  if (shown !== null) show(shown).catch(failed)
})

window.addEventListener('keydown', (event) => {
  if (!isFrameKey(event.key) || event.ctrlKey || event.metaKey) return
  event.preventDefault()
  report({ type: 'key', key: event.key })
})

report({ type: 'ready' })
