import { deflateSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { smallPdf } from './files-under-test.ts'
import { inspectPdf } from './inspect-pdf.ts'

const object = (description: string, data: Buffer | string): (string | Buffer)[] => [
  `9 0 obj\n<<${description}>>\nstream\n`,
  Buffer.from(data),
  '\nendstream\nendobj\n',
]
const script = deflateSync('9 0 obj <</S/JavaScript/JS(app.alert(1))>> endobj')

test('a packed program is found behind whatever stands before its stream', async () => {
  const picture = '/Type/XObject/Subtype/Image/Filter/FlateDecode'
  expect(await inspectPdf(smallPdf(...object('/Filter/FlateDecode', script)))).toBe('active')
  expect(await inspectPdf(smallPdf(...object(`/Type/ObjStm>> 8 0 obj <<${picture}`, script)))).toBe('active')
  expect(await inspectPdf(smallPdf(...object(`${picture}%\n`, script)))).toBe('active')
  expect(await inspectPdf(smallPdf(...object(picture, script)))).toBeNull()
})

test('ten files that are made to be searched for ever are searched in the time of a test', async () => {
  const numbers = smallPdf(`${'1'.repeat(1990)} stream\n`.repeat(4_900))
  const begun = smallPdf(`${'1 1 obj<<'.repeat(5)}${'>>'.repeat(10)}x stream\n`.repeat(19_000))
  for (let n = 0; n < 5; n += 1)
    expect([await inspectPdf(numbers), await inspectPdf(begun)]).toEqual([null, null])
})
