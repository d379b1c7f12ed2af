/** A roadmap on paper. It holds what the person sees on the screen, and nothing else. */
import PdfDocument from 'pdfkit'
import type { roadmapPdf as pdfCall } from '#contracts/coach/ai-tools.ts'
import type { BodyOf } from '#contracts/endpoint.ts'
import { printable } from '#server/documents/pdf/printable-text.ts'
import { toolTexts } from '../messages.ts'
import { roadmapTexts } from './messages.ts'

type Roadmap = BodyOf<typeof pdfCall>
type Doc = InstanceType<typeof PdfDocument>

const LEFT = 56
const WIDTH = 500
function heading(doc: Doc, text: string): void {
  doc.moveDown(1).font('Helvetica-Bold').fontSize(13).text(text, LEFT, undefined, { width: WIDTH })
  doc.moveDown(0.3).font('Helvetica').fontSize(11)
}

function paragraph(doc: Doc, text: string): void {
  doc.font('Helvetica').fontSize(11).text(printable(text), LEFT, undefined, { width: WIDTH }).moveDown(0.4)
}

function titled(doc: Doc, title: string, text: string): void {
  doc.font('Helvetica-Bold').fontSize(11).text(printable(title), LEFT, undefined, { width: WIDTH })
  paragraph(doc, text)
}

/** Each of several lines is a thing to do. */
const withBullets = (action: string) => (action.includes('\n') ? action.replaceAll(/^/gm, '\u2022 ') : action)

function write(doc: Doc, { assessment, timeline, actionPlan, milestones, strategies }: Roadmap): void {
  const { paper } = roadmapTexts()
  doc.font('Helvetica-Bold').fontSize(20).text('Jubilee', LEFT, 56)
  doc.fontSize(16).text(paper.title)
  heading(doc, paper.whereYouStand)
  paragraph(doc, assessment)
  paragraph(doc, timeline)
  heading(doc, paper.stepByStep)
  for (const { month, action } of actionPlan) titled(doc, month, withBullets(action))
  if (milestones.length > 0) heading(doc, paper.milestones)
  for (const { date, target, milestone } of milestones) titled(doc, `${date}: ${milestone}`, target)
  if (strategies.length > 0) heading(doc, paper.throughout)
  for (const text of strategies) paragraph(doc, text)
  doc.moveDown(1).fontSize(9).fillColor('#555555').text(toolTexts().label, LEFT, undefined, { width: WIDTH })
}

/** The document in base64, dated with the person's day. */
export async function roadmapPdf(roadmap: Roadmap, now: Date): Promise<string> {
  const { paper } = roadmapTexts()
  const doc = new PdfDocument({
    size: 'LETTER',
    margin: LEFT,
    lang: paper.language,
    info: { Title: paper.documentTitle, CreationDate: now },
  })
  const chunks: Buffer[] = []
  doc.on('data', (chunk: Buffer) => chunks.push(chunk))
  const { promise, resolve, reject } = Promise.withResolvers<void>()
  doc.on('end', resolve)
  doc.on('error', reject)
  write(doc, roadmap)
  doc.end()
  await promise
  return Buffer.concat(chunks).toString('base64')
}
