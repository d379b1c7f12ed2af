/**
 * Builds the frame that draws papers: a page of its own that shares no script with the app, with the fonts and decoders
 * that pdf.js asks for by name.
 */
import { cpSync } from 'node:fs'
import { join } from 'node:path'
import { build } from 'vite'

const root = join(import.meta.dirname, '..')
const pdfjs = join(root, 'node_modules', 'pdfjs-dist')

/** What pdf.js asks for by name. The decoders are those in JavaScript: WebAssembly would need a wider policy. */
const copied: [from: string, to: string][] = [
  ['build/pdf.worker.min.mjs', 'pdf.worker.min.mjs'],
  ['standard_fonts', 'standard_fonts'],
  ['cmaps', 'cmaps'],
  ['wasm/jbig2_nowasm_fallback.js', 'wasm/jbig2_nowasm_fallback.js'],
  ['wasm/openjpeg_nowasm_fallback.js', 'wasm/openjpeg_nowasm_fallback.js'],
]

/** Writes the frame into this directory. Rejects when it cannot be built. */
export async function buildPaperFrame(directory: string): Promise<void> {
  await build({
    configFile: false,
    root: join(root, 'web', 'paper-frame'),
    base: '/paper-frame/',
    publicDir: false,
    logLevel: 'warn',
    mode: 'production',
    build: {
      outDir: directory,
      emptyOutDir: true,
      assetsInlineLimit: 0,
      modulePreload: false,
      target: 'es2024',
    },
  })
  for (const [from, to] of copied)
    cpSync(join(pdfjs, from), join(directory, 'pdfjs', to), { recursive: true })
}
