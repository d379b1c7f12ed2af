import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import * as z from 'zod/mini'

const folder = join(import.meta.dirname, '..', '..', 'web', 'public')
const image = z.object({ src: z.string(), sizes: z.string(), type: z.string() })
const screenshot = z.extend(image, { form_factor: z.enum(['narrow', 'wide']), label: z.string() })
const manifest = z
  .object({ icons: z.array(image), screenshots: z.array(screenshot) })
  .parse(JSON.parse(readFileSync(join(folder, 'manifest.webmanifest'), 'utf8')))

/** Type and size as the file itself has them: of a PNG in its first chunk, of an extended WebP in its header. */
function readImage(src: string) {
  const bytes = readFileSync(join(folder, src))
  if (bytes.subarray(1, 4).toString() === 'PNG')
    return {
      type: 'image/png',
      sizes: `${bytes.readUInt32BE(16)}x${bytes.readUInt32BE(20)}`,
      bytes: bytes.length,
    }
  expect(bytes.subarray(8, 16).toString()).toBe('WEBPVP8X')
  const [width, height] = [24, 27].map((at) => bytes.readUIntLE(at, 3) + 1)
  return { type: 'image/webp', sizes: `${width}x${height}`, bytes: bytes.length }
}

describe('the app manifest', () => {
  const drawn = manifest.icons.filter(({ sizes }) => sizes !== 'any')
  it.each([...drawn, ...manifest.screenshots])(
    'names $src as it is, and it is small',
    ({ src, sizes, type }) => {
      const found = readImage(src)
      expect(found).toMatchObject({ sizes, type })
      expect(found.bytes).toBeLessThan(120_000)
    },
  )

  it('shows the product on a phone and on a large screen, each picture with its own label', () => {
    const shapes = manifest.screenshots.map(({ form_factor: shape, sizes }) => `${shape} ${sizes}`)
    expect(new Set(shapes)).toEqual(new Set(['narrow 720x1480', 'wide 1440x900']))
    const labels = manifest.screenshots.map(({ label }) => label)
    expect(new Set(labels.filter(Boolean)).size).toBe(manifest.screenshots.length)
  })

  it('is the same in Spanish but for its words', () => {
    const words = /"(description|lang|label|name)":"[^"]*"/g
    const [english, spanish] = ['manifest.webmanifest', 'manifest.es.webmanifest'].map((file) =>
      JSON.stringify(JSON.parse(readFileSync(join(folder, file), 'utf8'))),
    )
    expect(spanish?.replaceAll(words, '')).toBe(english?.replaceAll(words, ''))
    expect(spanish).not.toMatch(/\b(the|your|you)\b/)
  })
})
