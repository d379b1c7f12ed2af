import { useEffect, useEffectEvent, useRef, useState, type RefObject } from 'react'
import { isFrameKey, readReport, type FrameKey, type FrameOrder } from './protocol.ts'

export type PaperFile = { name: string; load: () => Promise<Blob> }
type Stage = 'loading' | 'open' | 'failed'
export type PaperFrame = {
  frame: RefObject<HTMLIFrameElement | null>
  stage: Stage
  pages: number
  error: unknown
}
type Asked = {
  page: number
  zoom: number
  label: (page: number, pages: number) => string
  onKey: (key: FrameKey) => void
}

/** a long paper on a slow phone; a file that hangs its reader never comes */
const OPENS_WITHIN_MS = 60_000

/** Passes a file to the frame once both are ready, and asks it for pages. A new `key` on the caller starts over. */
export function usePaperFrame({ load }: PaperFile, asked: Asked): PaperFrame {
  const frame = useRef<HTMLIFrameElement>(null)
  const [stage, setStage] = useState<Stage>('loading')
  const [error, setError] = useState<unknown>(null)
  const [pages, setPages] = useState(0)
  const { page, zoom, label } = asked
  const read = useEffectEvent(load)
  const passKey = useEffectEvent(asked.onKey)

  useEffect(() => {
    const fail = (reason: unknown): void => {
      setError(reason)
      setStage('failed')
    }
    const file = read()
    file.catch(fail)
    const tooLong = setTimeout(() => fail(null), OPENS_WITHIN_MS)
    async function open(target: Window): Promise<void> {
      const blob = await file
      const bytes = await blob.arrayBuffer()
      send(target, { type: 'open', bytes, contentType: blob.type })
    }
    function hear(event: MessageEvent): void {
      const target = frame.current?.contentWindow
      if (!target || event.source !== target) return
      const report = readReport(event.data)
      if (report?.type === 'ready') open(target).catch(fail)
      if (report?.type === 'failed') fail(null)
      if (report?.type === 'key') passKey(report.key)
      if (report?.type !== 'opened') return
      clearTimeout(tooLong)
      setPages(report.pages)
      setStage('open')
    }
    window.addEventListener('message', hear)
    return () => {
      clearTimeout(tooLong)
      window.removeEventListener('message', hear)
    }
  }, [])

  useEffect(() => {
    // Escape closes the dialog around a paper by itself.
    function press(event: KeyboardEvent): void {
      if (event.key === 'Escape' || !isFrameKey(event.key) || event.ctrlKey || event.metaKey) return
      event.preventDefault()
      passKey(event.key)
    }
    window.addEventListener('keydown', press)
    return () => window.removeEventListener('keydown', press)
  }, [])

  const words = label(page, pages)
  useEffect(() => {
    const target = frame.current?.contentWindow
    if (stage === 'open' && pages > 0 && target) send(target, { type: 'show', page, zoom, label: words })
  }, [stage, pages, page, zoom, words])

  return { frame, stage, pages, error }
}

/** The frame has no origin that could be named. It cannot go elsewhere either: our policy lets it be ours alone. */
function send(target: Window, order: FrameOrder): void {
  target.postMessage(order, '*', order.type === 'open' ? [order.bytes] : [])
}
