import { Buffer } from 'node:buffer'
import { connect as connectSocket } from 'node:net'
import type { AddressInfo } from 'node:net'
import { deflateRawSync, deflateSync, gzipSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { MAX_DOCUMENT_BYTES } from '#contracts/foundation/grant-documents.ts'
import { GRANTS, bodyOf, sendFile, startOne } from '#server/features/grants/grants-under-test.ts'
import type { GrantApplication } from '#server/features/grants/grants-under-test.ts'
import { makeUser } from '#server/testing/make-user.ts'
import type { TestUser } from '#server/testing/make-user.ts'
import { buildTestApp } from '#server/testing/test-app.ts'
import type { TestApp } from '#server/testing/test-app.ts'
import {
  JPEG_END,
  JPEG_START,
  PNG_SIGNATURE,
  jpegFrame,
  jpegSegment,
  pdfStream,
  pngChunk,
  pngHeader,
  smallJpeg,
  smallPdf,
  smallPng,
} from './files-under-test.ts'

let served: TestApp
let ada: TestUser
let id: string

beforeAll(async () => {
  served = await buildTestApp()
  ada = await makeUser(served.app)
  id = (await startOne(ada)).id
})
afterAll(() => served.close())

const [PDF, JPEG, PNG] = ['application/pdf', 'image/jpeg', 'image/png']
const latin = (text: string) => Buffer.from(text, 'latin1')
/** The smallest archive: one stored file of no bytes, or nothing but the end. */
const zip = Buffer.concat([
  latin('PK\u0003\u0004'),
  Buffer.alloc(26),
  latin('PK\u0005\u0006'),
  Buffer.alloc(18),
])
const html = latin('<html><script>alert(1)</script></html>')
const action = '5 0 obj\n<</S/JavaScript/JS(app.alert\\(1\\))>>\nendobj\n'
const packedObject = (text: string, more = '/Type/ObjStm/N 1/First 4') => pdfStream(6, more, latin(text))
const broken = (png: Buffer) => {
  const copy = Buffer.from(png)
  copy[40]! ^= 0xff
  return copy
}

/** What it is, what it says it is, the bytes, what the sentence says. */
const hostile: [string, string | undefined, () => Buffer, RegExp][] = [
  ['nothing', PDF, () => Buffer.alloc(0), /empty/],
  ['a program', PDF, () => latin('\u007fELF\u0002\u0001\u0001'), /not a PDF, a JPEG or a PNG/],
  ['a Windows program', PNG, () => latin('MZ\u0090\0\u0003'), /not a PDF, a JPEG or a PNG/],
  ['a page', PDF, () => html, /not a PDF, a JPEG or a PNG/],
  ['a page that says it is a picture', JPEG, () => html, /not a PDF, a JPEG or a PNG/],
  ['a drawing with a script', PNG, () => latin('<svg onload="alert(1)"/>'), /not a PDF, a JPEG or a PNG/],
  ['an archive', PDF, () => zip, /Word, Excel or zip/],
  [
    'an archive of zeros',
    PDF,
    () => Buffer.concat([zip, deflateRawSync(Buffer.alloc(9e6))]),
    /Word, Excel or zip/,
  ],
  ['a packed file', PDF, () => gzipSync(Buffer.alloc(1_000)), /not a PDF, a JPEG or a PNG/],
  ['an old Word file', PDF, () => latin('\u00d0\u00cf\u0011\u00e0\u00a1\u00b1'), /Word, Excel or zip/],
  ['a HEIC photo', JPEG, () => latin('\0\0\0\u0018ftypheic\0\0\0\0'), /HEIC/],
  ['a GIF', PNG, () => latin('GIF89a\u0001\0\u0001\0'), /not a PDF, a JPEG or a PNG/],
  ['a picture sent as a PDF', PDF, () => smallPng(), /not what it says/],
  ['a PDF sent as a picture', PNG, () => smallPdf(), /not what it says/],
  ['a JPEG sent as a PNG', PNG, () => smallJpeg(), /not what it says/],
  ['a page after a PNG', PNG, () => Buffer.concat([smallPng(), html]), /after its end/],
  ['an archive after a JPEG', JPEG, () => Buffer.concat([smallJpeg(), zip]), /after its end/],
  ['a second picture after a JPEG', JPEG, () => Buffer.concat([smallJpeg(), smallJpeg()]), /after its end/],
  ['an archive after a PDF', PDF, () => Buffer.concat([smallPdf(), zip]), /after its end/],
  ['a PDF behind a page', PDF, () => Buffer.concat([html, smallPdf()]), /not a PDF, a JPEG or a PNG/],
  [
    'a script in the notes of a PNG',
    PNG,
    () => smallPng(pngChunk('tEXt', Buffer.concat([latin('Comment\0'), html]))),
    /neither text nor picture/,
  ],
  [
    'an archive in a comment of a JPEG',
    JPEG,
    () => smallJpeg(jpegSegment(0xfe, zip)),
    /neither text nor picture/,
  ],
  [
    'PHP in the notes of a JPEG',
    JPEG,
    () => smallJpeg(jpegSegment(0xe1, latin('Exif\0\0<?php system($_GET[0]);'))),
    /neither text nor picture/,
  ],
  [
    'a chunk that nobody knows',
    PNG,
    () => smallPng(pngChunk('evIl', Buffer.alloc(10))),
    /neither text nor picture/,
  ],
  [
    'a PNG of 4 thousand million pixels',
    PNG,
    () =>
      Buffer.concat([
        PNG_SIGNATURE,
        pngHeader(65_535, 65_535),
        pngChunk('IDAT', deflateSync(Buffer.alloc(1_000))),
        pngChunk('IEND', Buffer.alloc(0)),
      ]),
    /64 million pixels/,
  ],
  [
    'a JPEG of 4 thousand million pixels',
    JPEG,
    () => Buffer.concat([JPEG_START, jpegFrame(65_535, 65_535), JPEG_END]),
    /64 million pixels/,
  ],
  ['a PNG with a wrong checksum', PNG, () => broken(smallPng()), /damaged/],
  ['half a PNG', PNG, () => smallPng().subarray(0, 50), /damaged/],
  ['half a JPEG', JPEG, () => smallJpeg().subarray(0, 100), /damaged/],
  ['half a PDF', PDF, () => smallPdf().subarray(0, 200), /damaged/],
  ['the head of a PDF alone', PDF, () => latin('%PDF-1.7\n%%EOF'), /damaged/],
  ['a PDF with a program', PDF, () => smallPdf(action), /contains a program/],
  [
    'a PDF with a program in other letters',
    PDF,
    () => smallPdf(action.replace('JavaScript', 'J#61v#61Script')),
    /contains a program/,
  ],
  [
    'a PDF with a packed program',
    PDF,
    () => smallPdf(packedObject('5 0 <</S/JavaScript/JS(1)>>')),
    /contains a program/,
  ],
  [
    'a PDF with a packed program that says it is a picture',
    PDF,
    () => smallPdf(packedObject('5 0 <</S/JavaScript>>', '/Subtype/Image/N 1/First 4')),
    /contains a program/,
  ],
  [
    'a PDF with a packed program that hides what it is',
    PDF,
    () => smallPdf(packedObject('5 0 <</S/JavaScript>>', '/First 4/X(9 0 obj <</Subtype/Image>>)')),
    /contains a program/,
  ],
  [
    'a PDF that starts a program',
    PDF,
    () => smallPdf('5 0 obj\n<</S/Launch/F(cmd.exe)>>\nendobj\n'),
    /contains a program/,
  ],
  [
    'a PDF with a file in it',
    PDF,
    () => smallPdf('5 0 obj\n<</Type/EmbeddedFile>>\nendobj\n'),
    /carries another file/,
  ],
  ['a PDF with a password', PDF, () => smallPdf('trailer\n<</Encrypt 9 0 R>>\n'), /locked/],
  [
    'a PDF with a page in it',
    PDF,
    () => smallPdf('% <script>alert(1)</script>\n'),
    /neither text nor picture/,
  ],
  ['a PDF that is an archive too', PDF, () => smallPdf(latin('PK\u0005\u0006')), /neither text nor picture/],
  [
    'a PDF that unpacks to 120 MB',
    PDF,
    () => smallPdf(...Array.from({ length: 2 }, (_, at) => pdfStream(10 + at, '', Buffer.alloc(6e7)))),
    /more packed/,
  ],
  ['no type', undefined, () => smallPdf(), /Send a PDF, a JPEG or a PNG/],
  ['a form', 'multipart/form-data; boundary=x', () => smallPdf(), /Send a PDF, a JPEG or a PNG/],
  [
    '10 MB and a byte',
    PDF,
    () => Buffer.concat([smallPdf(), Buffer.alloc(MAX_DOCUMENT_BYTES)]),
    /larger than 10 MB/,
  ],
]

const kept = async () => {
  const { rows } = await served.pool.query(
    `select (select count(*)::int from documents) as documents, (select count(*)::int from document_chunks) as chunks,
       (select count(*)::int from grant_documents) as attached`,
  )
  return rows[0] as Record<string, number>
}
const NOTHING = { documents: 0, chunks: 0, attached: 0 }

describe('a hostile file', () => {
  test.each(hostile)('%s is refused with a sentence, and nothing of it is kept', async (...given) => {
    const [, contentType, make, words] = given
    const answer = await sendFile(served.app, { user: ada, id }, [make(), { contentType }])
    const { message } = answer.body as { message: string }
    expect([413, 415, 422]).toContain(answer.status)
    expect(message).toMatch(words)
    expect(message).toMatch(/Nothing was saved\.$/)
    expect(await kept()).toEqual(NOTHING)
  })

  test('there are at least thirty of them', () => {
    expect(hostile.length).toBeGreaterThanOrEqual(30)
  })
})

const uploadHead = (port: number, length: string) =>
  [
    `POST ${GRANTS}/${id}/documents?name=a.pdf&kind=bill HTTP/1.1`,
    `Host: localhost:${port}`,
    `Origin: http://localhost:${port}`,
    `Cookie: ${ada.cookie}`,
    `Content-Type: ${PDF}`,
    length,
    '\r\n',
  ].join('\r\n')

/**
 * Sends so many bytes of zeros behind a right head, without saying how many, to the last of them, whatever the server
 * says meanwhile: as a browser does. The status line and the body of the answer.
 */
function streamZeros(port: number, total: number): Promise<string> {
  const zeros = Buffer.alloc(256 * 1024)
  const piece = Buffer.concat([latin(`${zeros.length.toString(16)}\r\n`), zeros, latin('\r\n')])
  const socket = connectSocket(port, '127.0.0.1')
  let answer = ''
  socket.on('data', (data) => (answer += data.toString()))
  socket.write(`${uploadHead(port, 'Transfer-Encoding: chunked')}9\r\n%PDF-1.7\n\r\n`)
  return new Promise((resolve, reject) => {
    socket.on('error', reject)
    let left = total
    const more = (): void => {
      while (left > 0) {
        left -= zeros.length
        if (!socket.write(piece)) return void socket.once('drain', more)
      }
      socket.end('0\r\n\r\n')
    }
    socket.once('close', () => resolve(answer))
    more()
  })
}

describe('a file without an end', () => {
  const GIGABYTE = 1024 ** 3

  test('1 GB is refused with a sentence, the memory stays flat, and nothing is kept', async () => {
    await served.app.listen({ port: 0, host: '127.0.0.1' })
    const { port } = served.app.server.address() as AddressInfo
    await streamZeros(port, 20 * 1024 * 1024)
    const before = process.memoryUsage().rss
    let highest = before
    const watch = setInterval(() => (highest = Math.max(highest, process.memoryUsage().rss)), 20)
    const answer = await streamZeros(port, GIGABYTE)
    clearInterval(watch)
    expect(answer).toMatch(/^HTTP\/1\.1 413 [^]*larger than 10 MB/)
    expect(await kept()).toEqual(NOTHING)
    // 1 GB came in; the two ends of it are in this one process.
    expect(highest - before).toBeLessThan(150 * 1024 * 1024)
  })

  test('a sender that stops half-way leaves nothing', async () => {
    const { port } = served.app.server.address() as AddressInfo
    const socket = connectSocket(port, '127.0.0.1')
    socket.write(`${uploadHead(port, 'Content-Length: 5000000')}%PDF-1.7\n`)
    socket.write(Buffer.alloc(500_000))
    await expect.poll(async () => (await kept())['chunks'], { timeout: 5_000 }).toBeGreaterThan(3)
    socket.destroy()
    await expect.poll(kept, { timeout: 5_000 }).toEqual(NOTHING)
  })
})

describe('a right file', () => {
  const right: [string, () => Buffer][] = [
    [PDF!, () => smallPdf()],
    [PNG!, () => smallPng(pngChunk('iTXt', latin('XML:com.adobe.xmp\0\0\0\0\0<x:xmpmeta/>')))],
    [JPEG!, () => smallJpeg(jpegSegment(0xe1, latin('Exif\0\0II*\0')))],
    [
      PDF!,
      () =>
        smallPdf(
          packedObject('5 0 <</Type/Annot/A<</S/URI>>>>'),
          pdfStream(7, '/Subtype/Image/Width 9', Buffer.alloc(9e6)),
        ),
    ],
  ]
  test.each(right)(
    '%s is kept and comes back as it was sent, sealed meanwhile',
    async (contentType, make) => {
      const bytes = make()
      const sent = await sendFile(served.app, { user: ada, id }, [
        bytes,
        { contentType, name: '../../etc/my bill\u202e.exe' },
      ])
      const document = bodyOf<{ id: string; name: string; sizeBytes: number }>(sent, 201)
      expect(document.name).toMatch(/^my bill\.(pdf|png|jpg)$/)
      const got = await served.app.inject({
        method: 'GET',
        url: `${GRANTS}/${id}/documents/${document.id}`,
        headers: { cookie: ada.cookie },
      })
      expect(got.rawPayload.equals(bytes)).toBe(true)
      expect(got.headers).toMatchObject({
        'content-type': contentType,
        'content-length': String(bytes.length),
        'cache-control': 'no-store',
        'x-content-type-options': 'nosniff',
        'content-security-policy': "default-src 'none'; sandbox",
      })
      expect(String(got.headers['content-disposition'])).toMatch(/^attachment; filename="my bill\.\w+"/)
      const { rows } = await served.pool.query<{ bytes: string; name: string }>(
        `select c.bytes, d.name from document_chunks c join documents d on d.id = c.document_id where d.id = $1`,
        [document.id],
      )
      for (const row of rows) {
        expect(row.name).not.toContain('bill')
        const stored = Buffer.from(row.bytes.split('.')[3] ?? '', 'base64url')
        expect(stored.includes(bytes.subarray(0, 16))).toBe(false)
      }
    },
  )

  test('a chunk that is put in another one’s place does not open', async () => {
    const sent = await sendFile(served.app, { user: ada, id }, [
      smallPdf(pdfStream(9, '', Buffer.alloc(100))),
    ])
    const { id: documentId } = bodyOf<{ id: string }>(sent, 201)
    await served.pool.query(
      `update document_chunks set bytes = (select bytes from document_chunks where document_id <> $1 limit 1) where document_id = $1`,
      [documentId],
    )
    const url = `${GRANTS}/${id}/documents/${documentId}`
    const got = await served.app.inject({ method: 'GET', url, headers: { cookie: ada.cookie } })
    expect([got.statusCode, got.json<{ code: string }>().code]).toEqual([500, 'internal'])
    expect(got.headers['content-disposition']).toBeUndefined()
    bodyOf(await ada.request('DELETE', url))
  })

  test('an eleventh is refused, and more than 30 MB', async () => {
    const own = await makeUser(served.app)
    const mine = (await startOne(own)).id
    const send = (bytes = smallPdf()) => sendFile(served.app, { user: own, id: mine }, [bytes])
    const large = smallPdf(Buffer.alloc(9_900_000, 0x20))
    for (let at = 0; at < 3; at += 1) bodyOf(await send(large), 201)
    const over = await send(large)
    expect([over.status, (over.body as { message: string }).message]).toEqual([
      413,
      expect.stringMatching(/30 MB/),
    ])
    for (let at = 0; at < 7; at += 1) bodyOf(await send(), 201)
    const eleventh = await send()
    expect([eleventh.status, (eleventh.body as { message: string }).message]).toEqual([
      422,
      expect.stringMatching(/up to 10 files/),
    ])
    const { documents } = bodyOf<GrantApplication>(await own.request('GET', `${GRANTS}/${mine}`))
    expect(documents).toHaveLength(10)
  })

  test('twenty at the same moment are ten', async () => {
    const own = await makeUser(served.app)
    const mine = (await startOne(own)).id
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => sendFile(served.app, { user: own, id: mine }, [smallPdf()])),
    )
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(10)
    expect(answers.filter(({ status }) => status === 422)).toHaveLength(10)
  })
})
