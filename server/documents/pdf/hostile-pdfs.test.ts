import { deflateSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { fileTexts } from '../file-messages.ts'
import type { FileRefusal } from '../file-refusals.ts'
import { pdfOf, pdfPage, pdfStream, smallPdf } from '../files-under-test.ts'
import type { PdfPiece } from '../files-under-test.ts'
import { inspectPdf } from './inspect-pdf.ts'
import { objectStream, packObjects, pdfWithTableStream, rawStream } from './pdf-under-test.ts'

const SCRIPT = '<</S/JavaScript/JS(app.alert\\(1\\))>>'
const WEB = '<</S/URI/URI(https://evil.test)>>'
const SHARE = '(\\\\\\\\evil.test\\\\share)'

const object = (id: number, text: string) => `${id} 0 obj\n${text}\nendobj\n`
const withCatalog = (catalog: string, ...more: PdfPiece[]) => pdfOf([...pdfPage(catalog), ...more])
const withPage = (page: string, ...more: PdfPiece[]) => pdfOf([...pdfPage('', page), ...more])

const hex = (data: Buffer) => Buffer.from(`${data.toString('hex')}>`)
const flate = (data: Buffer) => deflateSync(data)

/** A script packed into an object stream in this way, named by the table as a reader wants it. */
function packedWith(filter: string, encode: (data: Buffer) => Buffer, type = '/Type/ObjStm'): Buffer {
  const { data, description } = packObjects({ 6: SCRIPT })
  const stream = rawStream(7, `${description.replace('/Type/ObjStm', type)}${filter}`, encode(data))
  return pdfWithTableStream([...pdfPage('/OpenAction 6 0 R'), stream], { packed: { 6: [7, 0] } })
}

const packedIn = (text: string, catalog = '') =>
  pdfWithTableStream([...pdfPage(catalog), objectStream(7, { 6: text })], { packed: { 6: [7, 0] } })

const unopened: [string, Buffer][] = [
  ['hexadecimal', packedWith('/Filter/ASCIIHexDecode', hex)],
  ['base 85', packedWith('/Filter/ASCII85Decode', () => Buffer.from('zzzz~>'))],
  ['hexadecimal over Flate', packedWith('/Filter[/ASCIIHexDecode/FlateDecode]', (data) => hex(flate(data)))],
  ['base 85 over Flate', packedWith('/Filter[/ASCII85Decode/FlateDecode]', () => Buffer.from('zzzz~>'))],
  ['Flate twice', packedWith('/Filter[/FlateDecode/FlateDecode]', (data) => flate(flate(data)))],
  ['LZW', packedWith('/Filter/LZWDecode', () => Buffer.from([0x80, 0x0b, 0x60]))],
  [
    'run lengths',
    packedWith('/Filter/RunLengthDecode', (data) => Buffer.from([...data].flatMap((byte) => [0, byte]))),
  ],
  ['a short name of a filter', packedWith('/Filter/Fl', flate)],
  ['a filter with escapes', packedWith('/Filter/ASCII#48exDecode', hex)],
  ['an escaped type', packedWith('/Filter/ASCIIHexDecode', hex, '/Type/Obj#53tm')],
  ['an escaped key', packedWith('/Filter/ASCIIHexDecode', hex, '/Ty#70e/ObjStm')],
  ['a filter that is pointed to', packedWith('/Filter 8 0 R', flate)],
  ['a list of filters that is pointed to', packedWith('/Filter[8 0 R]', flate)],
  ['a predictor of TIFF', packedWith('/Filter/FlateDecode/DecodeParms<</Predictor 2/Columns 3>>', flate)],
  ['a remark in the name of a filter', packedWith('/Filter%\n/ASCIIHexDecode', hex)],
  [
    'a table in hexadecimal',
    pdfWithTableStream(pdfPage(), {
      filter: '/Filter/ASCIIHexDecode',
      encode: hex,
    }),
  ],
  ['a picture with a filter nobody knows', smallPdf(rawStream(9, '/Subtype/Image/Filter/Mine', 'x'))],
]

const acts: [string, Buffer, FileRefusal][] = [
  ['a script', smallPdf(object(9, SCRIPT)), 'active'],
  ['a script without its long name', smallPdf(object(9, '<</#4aS(1)>>')), 'active'],
  ['a script that is packed', packedIn(SCRIPT), 'active'],
  [
    'a script behind a predictor',
    packedWith('/Filter/FlateDecode/DecodeParms<</Predictor 12/Columns 1>>', (data) =>
      flate(Buffer.from([...data].flatMap((byte, at) => [2, (byte - (at > 0 ? data[at - 1]! : 0)) & 0xff]))),
    ),
    'active',
  ],
  ['a script whose kind is pointed to', packedIn('<</S 8 0 R/J#53(1)>>'), 'active'],
  ['a script in odd white space', smallPdf(object(9, '<<\0/S\f%x\r/J#61v#61Script\t/JS%)\n(1)>>')), 'active'],
  ['a script in an older edition', pdfOf([smallPdf(object(9, SCRIPT)), object(9, 'null')]), 'active'],
  ['a script in a newer edition', pdfOf([smallPdf(object(9, 'null')), object(9, SCRIPT)]), 'active'],
  ['a script behind a zero byte', smallPdf(object(9, '<</S/JavaScript\0/JS\0(1)>>')), 'active'],
  ['a script that nothing leads to', smallPdf(object(9, `[[[<</X[${SCRIPT}]>>]]]`)), 'active'],
  ['a program that is started', packedIn('<</S/Launch/F(cmd.exe)>>'), 'active'],
  ['a picture in PostScript', smallPdf(rawStream(9, '/Type/XObject/Subtype/PS', '1 1 add')), 'active'],
  ['another file', packedIn('<</Names[(a) 8 0 R]>>', '/Names<</Em#62eddedFiles 6 0 R>>'), 'attached'],
  ['another file by its short name', smallPdf(object(9, '<</EF<</F 8 0 R>>>>')), 'attached'],
  ['a way into another file inside', packedIn('<</S/GoToE/D[0/Fit]>>'), 'attached'],
  ['a file of another computer', packedIn(`<</S/GoToR/D[0/Fit]/F${SHARE}>>`), 'elsewhere'],
  ['data that is a file of another computer', smallPdf(rawStream(9, `/F${SHARE}`, '')), 'elsewhere'],
  [
    'a picture that is a file of another computer',
    smallPdf(object(9, `<</Subtype/Form/Ref<</F${SHARE}/Page 0>>>>`)),
    'elsewhere',
  ],
  ['a path that is pointed to', smallPdf(object(8, SHARE), object(9, '<</X<</F 8 0 R>>>>')), 'elsewhere'],
  ['a path for other systems', smallPdf(object(9, `<</UF${SHARE}>>`)), 'elsewhere'],
  ['a form that is sent', packedIn('<</S/SubmitForm/F(https://evil.test)>>'), 'sends'],
  ['a form that fetches', packedIn('<</S/ImportData>>'), 'sends'],
  [
    'a form of XFA',
    withCatalog('/AcroForm<</Fields[]/XFA 9 0 R>>', pdfStream(9, '', Buffer.from('<xdp/>'))),
    'rebuilds',
  ],
  ['a film', packedIn('<</S/Rendition/OP 0>>'), 'plays'],
  ['rich media', packedIn('<</Subtype/RichMedia>>'), 'plays'],
  ['sound', smallPdf(object(9, '<</Subtype/Sound>>')), 'plays'],
  ['a web page at once', withCatalog(`/OpenAction${WEB}`), 'opens_page'],
  ['a web page at once, pointed to', withCatalog('/OpenAction 9 0 R', object(9, WEB)), 'opens_page'],
  ['a web page at once, packed', packedIn(WEB, '/OpenAction 6 0 R'), 'opens_page'],
  [
    'a web page that is clicked, and opened at once',
    withCatalog('/OpenAction 9 0 R', object(9, WEB), object(8, '<</Subtype/Link/A 9 0 R>>')),
    'opens_page',
  ],
  [
    'a web page after a place in the paper',
    withCatalog('', object(9, `<</Subtype/Link/A<</S/GoTo/D(a)/Next${WEB}>>>>`)),
    'opens_page',
  ],
  [
    'a web page whose kind is pointed to',
    withCatalog('/OpenAction<</S 9 0 R>>', object(9, '/URI')),
    'by_itself',
  ],
  ['a kind that is pointed to', smallPdf(object(9, '/URI')), 'opens_page'],
  ['a print at once', withCatalog('/OpenAction<</S/Named/N/Print>>'), 'by_itself'],
  [
    'a print at once, pointed to',
    withCatalog('/OpenAction 9 0 R', object(9, '<</S/Named/N/Print>>')),
    'by_itself',
  ],
  [
    'something more after the first place',
    withCatalog('/OpenAction<</S/GoTo/D(a)/Next 9 0 R>>', object(9, '<</S/Named>>')),
    'by_itself',
  ],
  ['something when a page is opened', withPage('/AA<</O<</S/Named/N/Print>>>>'), 'by_itself'],
  ['something when a field is entered', smallPdf(object(9, '<</FT/Tx/#41A<</E 8 0 R>>>>')), 'by_itself'],
  ['a form that empties itself', smallPdf(object(9, '<</S/ResetForm>>')), 'by_itself'],
  [
    'a password in a table that is a stream',
    pdfWithTableStream(pdfPage(), { trailer: '/Root 1 0 R/Encr#79pt 8 0 R' }),
    'locked',
  ],
  ['a stream with a lock of its own', smallPdf(rawStream(9, '/Filter[/Crypt/FlateDecode]', 'x')), 'locked'],
]

/** Parts that readers and we could take for different things. */
const FALSE = object(6, '<</S/GoTo/XF#41 1>>')
const twoLengths = [
  Buffer.from('9 0 obj\n<</Length 8 0 R>>\nstream\nxx\nendstream\nendobj\n'),
  object(8, '2'),
]
const unclear: [string, Buffer, FileRefusal][] = [
  ['an object in the data of a stream', smallPdf(rawStream(9, '', FALSE)), 'hidden'],
  ['an object in a text', smallPdf(object(9, `(\n${FALSE})`)), 'hidden'],
  ['an object in a remark', smallPdf('%6 0 obj\n'), 'hidden'],
  [
    'a table that leads into a stream',
    Buffer.from(
      smallPdf(rawStream(9, '', '6 %\n0 obj<</X 1>>endobj'))
        .toString('latin1')
        .replace('0000000009 00000 n', '0000000500 00000 n'),
      'latin1',
    ),
    'unclear',
  ],
  [
    'an end that leads nowhere',
    Buffer.from(
      smallPdf()
        .toString('latin1')
        .replace(/startxref\n\d+/, 'startxref\n7'),
      'latin1',
    ),
    'unclear',
  ],
  [
    'no table',
    Buffer.concat([
      ...pdfPage().map((piece) => Buffer.from(piece)),
      Buffer.from('trailer\n<</Root 1 0 R>>\n%%EOF'),
    ]),
    'unclear',
  ],
  ['an older table that is none', pdfOf(pdfPage(), '/Prev 12'), 'unclear'],
  [
    'a key that stands twice',
    smallPdf(object(9, '<</Filter/FlateDecode/Filter/ASCIIHexDecode>>')),
    'unclear',
  ],
  ['a key that stands twice, once with escapes', smallPdf(object(9, '<</S/GoTo/#53/GoTo>>')), 'unclear'],
  [
    'a stream that is longer than it says',
    smallPdf(
      rawStream(9, '', 'x').toString('latin1').replace('/Length 1', '/Length 0').replace('\nx', '\nxxxxxxx'),
    ),
    'unclear',
  ],
  [
    'a stream that is shorter than it says',
    smallPdf(rawStream(9, '', 'x').toString('latin1').replace('/Length 1', '/Length 9')),
    'unclear',
  ],
  [
    'a stream without a length',
    smallPdf(rawStream(9, '', 'x').toString('latin1').replace('/Length 1', '')),
    'unclear',
  ],
  ['a stream of two lengths', smallPdf(...twoLengths, object(8, '200')), 'unclear'],
  ['a stream of a length nobody knows', smallPdf(twoLengths[0]!), 'unclear'],
  [
    'data behind half a line end',
    smallPdf(rawStream(9, '', 'x').toString('latin1').replace('stream\n', 'stream\r')),
    'unclear',
  ],
  ['words between two objects', smallPdf('hello\n'), 'unclear'],
  ['an object without an end', smallPdf('9 0 obj\n<</X 1>>\n'), 'unclear'],
  ['an object that is another one', smallPdf(object(9, '8 0 R')), 'unclear'],
  ['a text without an end', smallPdf(object(9, '(((')), 'unclear'],
  [
    'a list in a list, a thousand deep',
    smallPdf(object(9, '['.repeat(1_000) + ']'.repeat(1_000))),
    'unclear',
  ],
  [
    'packed objects in a stream of another kind',
    pdfWithTableStream([...pdfPage(), rawStream(7, '/N 1/First 4', '6 0 null')], { packed: { 6: [7, 0] } }),
    'unclear',
  ],
  [
    'packed objects with something between',
    pdfWithTableStream([...pdfPage(), rawStream(7, '/Type/ObjStm/N 1/First 4', '6 9 null true')], {
      packed: { 6: [7, 0] },
    }),
    'unclear',
  ],
  [
    'packed objects with something behind',
    pdfWithTableStream([...pdfPage(), rawStream(7, '/Type/ObjStm/N 1/First 4', '6 0 null true')], {
      packed: { 6: [7, 0] },
    }),
    'unclear',
  ],
  [
    'packed objects of a stream that is not there',
    pdfWithTableStream(pdfPage(), { packed: { 6: [7, 0] } }),
    'unclear',
  ],
  ['a million values', smallPdf(object(9, `[${'1 '.repeat(1_000_001)}]`)), 'packed'],
  ['a table of millions of lines', smallPdf('xref\n0 4000000000\n'), 'packed'],
]

test.each(unopened)('packed objects are refused where they cannot be looked into: %s', async (_, bytes) => {
  expect(await inspectPdf(bytes)).toBe('unopened')
})

test.each(acts)('%s is refused', async (_, bytes, refusal) => {
  expect(await inspectPdf(bytes)).toBe(refusal)
})

test.each(unclear)('%s is refused', async (_, bytes, refusal) => {
  expect(await inspectPdf(bytes)).toBe(refusal)
})

test('each reason has a sentence of its own that says what to do', () => {
  const reasons = new Set([...acts, ...unclear].map(([, , refusal]) => refusal)).add('unopened')
  const sentences = [...reasons].map((reason) => fileTexts().refused[reason])
  expect(new Set(sentences).size).toBe(reasons.size)
  for (const sentence of sentences)
    expect(sentence).toMatch(/\. (Print it to a new PDF|Save it without one|Send a screenshot)/)
})

/** 9 MB of nothing but this */
const long = (text: string) => text.repeat(Math.floor(9_000_000 / text.length))

test('files that are made to be searched for ever are searched in the time of a test', async () => {
  for (const text of ['1 1 obj<<', '(', '[', '/a#41', '#41', '<<', '1111', 'stream\n', '9 0 R ', '\\']) {
    expect(await inspectPdf(smallPdf(long(text)))).toBe('unclear')
    expect(await inspectPdf(smallPdf(object(9, `[${long(text)}`)))).toMatch(/unclear|packed/)
  }
  for (const text of ['x obj ', '#41', '(', 'stream\n', ' '])
    expect(await inspectPdf(smallPdf(rawStream(9, '', long(text))))).toBeNull()
  for (const text of ['% \n', ' ']) expect(await inspectPdf(smallPdf(long(text)))).toBeNull()
})
