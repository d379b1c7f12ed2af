/**
 * Reads a PDF with pdf.js. Nothing of the paper runs: no scripts, no XFA, nothing to click; letters are drawn as shapes
 * and never handed to the system as fonts; helpers are JavaScript, so that the policy needs no WebAssembly.
 */
import { AnnotationMode, GlobalWorkerOptions, VerbosityLevel, getDocument } from 'pdfjs-dist'
import type { PDFDocumentProxy, RenderTask } from 'pdfjs-dist'
import { sizeCanvas, type Paper } from './paper.ts'

/** as MOST_PIXELS of the server's check of pictures */
const MOST_IMAGE_PIXELS = 64_000_000

/** what the build copied of pdf.js, under its own names */
const files = new URL('/paper-frame/pdfjs/', document.baseURI).href

/**
 * A frame without an origin may start no worker from an address, only from its own words; those load the reader. It says
 * something as soon as it listens: what is sent before is lost.
 */
async function startWorker(): Promise<Worker> {
  const words = `import(${JSON.stringify(`${files}pdf.worker.min.mjs`)})`
  const worker = new Worker(URL.createObjectURL(new Blob([words], { type: 'text/javascript' })))
  await new Promise((resolve, reject) => {
    worker.addEventListener('message', resolve, { once: true })
    worker.addEventListener('error', reject, { once: true })
  })
  return worker
}

async function openDocument(bytes: ArrayBuffer): Promise<PDFDocumentProxy> {
  GlobalWorkerOptions.workerPort = await startWorker()
  return getDocument({
    data: new Uint8Array(bytes),
    cMapUrl: `${files}cmaps/`,
    standardFontDataUrl: `${files}standard_fonts/`,
    wasmUrl: `${files}wasm/`,
    useWasm: false,
    useSystemFonts: false,
    disableFontFace: true,
    enableXfa: false,
    disableWorkerRendering: true,
    maxImageSize: MOST_IMAGE_PIXELS,
    verbosity: VerbosityLevel.ERRORS,
  }).promise
}

/** Throws for bytes that are no PDF. */
export async function openPdf(bytes: ArrayBuffer): Promise<Paper> {
  const document = await openDocument(bytes)
  let drawing: RenderTask | null = null
  let latest = 0
  return {
    pages: document.numPages,
    draw: async (canvas, page, fit) => {
      latest += 1
      const mine = latest
      const sheet = await document.getPage(page)
      drawing?.cancel()
      await drawing?.promise.catch(() => null)
      if (mine !== latest) return null
      const { width } = sheet.getViewport({ scale: 1 })
      const viewport = sheet.getViewport({ scale: fit(width) / width })
      const density = sizeCanvas(canvas, viewport.width, viewport.height)
      drawing = sheet.render({
        canvas,
        viewport,
        transform: [density, 0, 0, density, 0, 0],
        annotationMode: AnnotationMode.ENABLE,
      })
      await drawing.promise
      const { items } = await sheet.getTextContent()
      return items.map((item) => ('str' in item ? item.str : '')).join(' ')
    },
  }
}
