/** Harmless PDFs of the shapes that banks, offices, phones and scanners write, made for tests. */
import { deflateSync } from 'node:zlib'
import PdfDocument from 'pdfkit'
import { pdfOf, pdfPage, pdfStream, smallJpeg } from '../files-under-test.ts'
import { objectStream, pdfWithTableStream, rawStream } from './pdf-under-test.ts'

const object = (id: number, text: string) => `${id} 0 obj\n${text}\nendobj\n`
const latin = (text: string) => Buffer.from(text, 'latin1')

/** What pdfkit writes of a drawing. */
async function drawn(
  draw: (document: PDFKit.PDFDocument) => unknown,
  options: PDFKit.PDFDocumentOptions = {},
): Promise<Buffer> {
  const document = new PdfDocument(options)
  draw(document)
  document.end()
  const pieces: Buffer[] = []
  for await (const piece of document as AsyncIterable<Buffer>) pieces.push(piece)
  return Buffer.concat(pieces)
}

const words = (document: PDFKit.PDFDocument) => document.text('Amount due: $412.10')

/** ASCII85: four bytes in five letters. */
function base85(data: Buffer): Buffer {
  const padded = Buffer.concat([data, Buffer.alloc((4 - (data.length % 4)) % 4)])
  const letters: string[] = []
  for (let at = 0; at < padded.length; at += 4) {
    let left = padded.readUInt32BE(at)
    const five = Array.from({ length: 5 }, () => {
      const letter = String.fromCharCode(33 + (left % 85))
      left = Math.floor(left / 85)
      return letter
    })
    letters.push(five.toReversed().join(''))
  }
  return Buffer.from(`${letters.join('').slice(0, letters.length * 5 - (padded.length - data.length))}~>`)
}

const text = Buffer.from('BT /F1 12 Tf 72 700 Td (Amount due: $412.10) Tj ET')

/** Everything but streams in one object stream, and a table with a predictor. */
function packed(): Buffer {
  const font = '<</Type/Font/Subtype/Type1/BaseFont/Helvetica>>'
  const objects = {
    1: '<</Type/Catalog/Pages 2 0 R>>',
    2: '<</Type/Pages/Kids[3 0 R]/Count 1>>',
    3: '<</Type/Page/Parent 2 0 R/MediaBox[0 0 612 792]/Contents 4 0 R/Resources<</Font<</F1 5 0 R>>>>>>',
    5: font,
  }
  const places = Object.keys(objects).map((id, place) => [id, [7, place]] as const)
  return pdfWithTableStream(['%PDF-1.5\n', pdfStream(4, '', text), objectStream(7, objects)], {
    packed: Object.fromEntries(places) as Record<number, [number, number]>,
  })
}

/** An incremental update: only what changed, a table of it, and where the older table is. */
function incrementalUpdate(first: Buffer, change: (id: number) => string, table: 'lines' | 'stream'): Buffer {
  const previous = /startxref\n(\d+)/.exec(first.toString('latin1'))?.[1]
  const changed = Buffer.from(change(2))
  if (table === 'stream') {
    const trailer = `/Root 1 0 R/Prev ${previous}`
    return Buffer.concat([first, pdfWithTableStream([changed], { before: first.length, trailer })])
  }
  const at = String(first.length).padStart(10, '0')
  const end = `xref\n2 1\n${at} 00000 n \ntrailer\n<</Root 1 0 R/Size 5/Prev ${previous}>>\nstartxref\n${first.length + changed.length}\n%%EOF\n`
  return Buffer.concat([first, changed, Buffer.from(end)])
}

const pagesAgain = (id: number) => object(id, '<</Type/Pages/Kids[3 0 R]/Count 1/Rotate 0>>')

const place = (at: number) => `${String(at).padStart(10, '0')} 00000 n \n`
const size = (piece: string | Buffer) => Buffer.from(piece).length

/** Linearized: the cross-reference table of the first page stands in front, with a startxref of zero. */
function linearized(): Buffer {
  const head = '%PDF-1.4\n%\u00e2\u00e3\u00cf\u00d3\n'
  const first = object(8, '<</Linearized 1/L 0000/H[0 0]/O 3/E 0000/N 1/T 0000>>')
  const [, catalog = '', pages = '', page = '', stream = ''] = pdfPage()
  const end = 'startxref\n0\n%%EOF\n'
  const front = (places: number[], previous: number) =>
    `xref\n1 1\n${place(places[0] ?? 0)}3 2\n${place(places[1] ?? 0)}${place(places[2] ?? 0)}8 1\n${place(head.length)}trailer\n<</Size 9/Root 1 0 R/Prev ${String(previous).padStart(10, '0')}>>\n${end}`
  const begin = head.length + size(first)
  const at1 = begin + size(front([], 0))
  const at3 = at1 + size(catalog)
  const at4 = at3 + size(page)
  const at2 = at4 + size(stream)
  const table = at2 + size(pages)
  const back = `xref\n0 1\n0000000000 65535 f \n2 1\n${place(at2)}trailer\n<</Size 9>>\nstartxref\n${begin}\n%%EOF\n`
  const pieces = [first, front([at1, at3, at4], table), catalog, page, stream, pages, back]
  return Buffer.concat([latin(head), ...pieces.map((piece) => Buffer.from(piece))])
}

/** As Word saves: an empty table at the end that points to a cross-reference stream. */
function hybrid(): Buffer {
  const first = pdfOf(pdfPage())
  const previous = /startxref\n(\d+)/.exec(first.toString('latin1'))?.[1]
  const both = pdfWithTableStream([objectStream(7, { 6: '<</Producer(Office)>>' })], {
    before: first.length,
    packed: { 6: [7, 0] },
    trailer: '/Root 1 0 R',
  })
  const table = /startxref\n(\d+)/.exec(both.toString('latin1'))?.[1]
  const length = first.length + both.length
  const end = `xref\r\n0 0\r\ntrailer\r\n<</Size 91/Root 1 0 R/Info 6 0 R/Prev ${previous}/XRefStm ${table}>>\r\nstartxref\r\n${length}\r\n%%EOF`
  return Buffer.concat([first, both, Buffer.from(end)])
}

const link = (action: string) => `<</Type/Annot/Subtype/Link/Rect[72 690 300 712]/Border[0 0 0]/A ${action}>>`
const web = '<</Type/Action/S/URI/URI(https://bank.example/pay)>>'

const field = (id: number) =>
  object(
    id,
    '<</Type/Annot/Subtype/Widget/FT/Tx/T(name)/V(Ruth)/DA(/Helv 12 Tf)/Rect[72 600 300 620]/F 4/P 3 0 R>>',
  )

/** A scan: images with the filters of images. */
function scanned(): Buffer {
  const photo = smallJpeg()
  const draw = pdfStream(
    4,
    '',
    Buffer.from('q 200 0 0 200 72 500 cm /Im1 Do Q q 8 0 0 8 72 400 cm /Im2 Do Q'),
  )
  return pdfOf([
    ...pdfPage('', '').slice(0, 3),
    object(
      3,
      '<</Type/Page/Parent 2 0 R/MediaBox[0 0 612 792]/Contents 4 0 R/Resources<</XObject<</Im1 5 0 R/Im2 6 0 R>>>>>>',
    ),
    draw,
    rawStream(
      5,
      '/Type/XObject/Subtype/Image/Width 8/Height 8/ColorSpace/DeviceGray/BitsPerComponent 8/Filter/DCTDecode',
      photo,
    ),
    rawStream(
      6,
      '/Type/XObject/Subtype/Image/Width 8/Height 8/ImageMask true/Filter[/FlateDecode/CCITTFaxDecode]/DecodeParms[null<</K -1/Columns 8/Rows 8>>]',
      deflateSync(Buffer.from('26a08001', 'hex')),
    ),
  ])
}

/** As reportlab writes: comments, and page contents in ASCII85. */
function ascii85Contents(): Buffer {
  const data = base85(deflateSync(text))
  return pdfOf([
    ...pdfPage().slice(0, 3),
    ...pdfPage().slice(3, 4),
    "% 'Page1': a page\n",
    rawStream(4, '/Filter [ /ASCII85Decode /FlateDecode ]', data),
  ])
}

/** As LibreOffice and Ghostscript write: lengths behind the data, and the first page to open with. */
function indirectLength(opening: string, ...more: string[]): Buffer {
  const data = deflateSync(text)
  return pdfOf([
    ...pdfPage(`/OpenAction ${opening}`).slice(0, 4),
    Buffer.concat([
      latin('4 0 obj\n<</Length 5 0 R/Filter/FlateDecode>>\nstream\n'),
      data,
      latin('\nendstream\nendobj\n'),
    ]),
    object(5, String(data.length)),
    ...more,
  ])
}

const tagged = [
  object(6, '<</Type/StructTreeRoot/K 7 0 R>>'),
  object(7, '<</Type/StructElem/S/Document/P 6 0 R/A[8 0 R<</O/Layout/Placement/Block>>]>>'),
  object(8, '<</O/Table/Headers[(a)]>>'),
]

const carriageReturns = (pieces: (string | Buffer)[]) =>
  pieces.map((piece) =>
    typeof piece === 'string' ? piece.replaceAll('\n', '\r').replaceAll('stream\r', 'stream\r\n') : piece,
  )

/** What it is, and its bytes. */
export const plainPdfs = async (): Promise<[string, Buffer][]> => [
  ['a page of pdfkit', await drawn(words)],
  ['a page of pdfkit, not packed', await drawn(words, { compress: false, pdfVersion: '1.4' })],
  [
    'pages of pdfkit with a link, a place and an outline',
    await drawn((document) => {
      document.text('Pay online', { link: 'https://bank.example' }).text('See below', { goTo: 'below' })
      document.addPage().text('Below').addNamedDestination('below')
      document.outline.addItem('Below')
    }),
  ],
  [
    'a page of pdfkit for PDF/A, tagged',
    await drawn(
      (document) => {
        document.addStructure(document.struct('P', {}, () => void words(document)))
      },
      { tagged: true, pdfVersion: '1.5', displayTitle: true, lang: 'en-US' },
    ),
  ],
  [
    'a form of pdfkit',
    await drawn((document) => {
      document.font('Helvetica').initForm()
      document.formText('name', 72, 100, 200, 20, { value: 'Ruth' })
      document.formCheckbox('over-18', 72, 140, 12, 12, {})
    }),
  ],
  ['an object stream, and a cross-reference stream with a predictor', packed()],
  [
    'a cross-reference stream without a filter',
    pdfWithTableStream(pdfPage(), { filter: '', encode: (rows) => rows }),
  ],
  ['a linearized file', linearized()],
  ['an incremental update', incrementalUpdate(pdfOf(pdfPage()), pagesAgain, 'lines')],
  [
    'an incremental update with a cross-reference stream',
    incrementalUpdate(pdfOf(pdfPage()), pagesAgain, 'stream'),
  ],
  ['a hybrid of a cross-reference table and stream, as Word saves it', hybrid()],
  ['a scan', scanned()],
  ['page contents in ASCII85, as reportlab writes them', ascii85Contents()],
  ['lengths that stand behind their streams', indirectLength('[3 0 R/XYZ null null 0]')],
  [
    'a page to open at, as an indirect action',
    indirectLength('9 0 R', object(9, '<</S/GoTo/D[3 0 R/Fit]>>')),
  ],
  [
    'links to the web',
    pdfOf([
      ...pdfPage('', `/Annots[${link(web)} 8 0 R 9 0 R]`),
      object(7, web),
      object(8, link('7 0 R')),
      object(9, link('7 0 R')),
    ]),
  ],
  [
    'a form that is filled in',
    pdfOf([
      ...pdfPage('/AcroForm<</Fields[9 0 R]/NeedAppearances true/DA(/Helv 0 Tf 0 g)>>', '/Annots[9 0 R]'),
      field(9),
    ]),
  ],
  ['tags with attributes', pdfOf([...pdfPage('/MarkInfo<</Marked true>>/StructTreeRoot 6 0 R'), ...tagged])],
  ['carriage returns as line ends', pdfOf(carriageReturns(pdfPage()))],
]
