import { readdir, readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { networkOf } from './network-of.ts'

test.each([
  ['203.0.113.9', '203.0.113.9'],
  ['::ffff:203.0.113.9', '203.0.113.9'],
  ['::ffff:cb00:7109', '203.0.113.9'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['2001:db8:1:2::9', '2001:db8:1:2::/64'],
  ['2001:0DB8:0001:0002::', '2001:db8:1:2::/64'],
  ['2001:db8:1:3::9', '2001:db8:1:3::/64'],
  ['2001:db8::9', '2001:db8:0:0::/64'],
  ['::1', '0:0:0:0::/64'],
  ['fe80::1%eth0', 'fe80:0:0:0::/64'],
  ['64:ff9b::203.0.113.9', '64:ff9b:0:0::/64'],
])('%s counts as %s', (ip, network) => {
  expect(networkOf({ ip })).toBe(network)
})

test('no limit counts a whole address', async () => {
  const folder = fileURLToPath(new URL('../', import.meta.url))
  const names = await readdir(folder, { recursive: true })
  const sources = names.filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts'))
  const texts = await Promise.all(sources.map((name) => readFile(`${folder}${name}`, 'utf8')))
  const counting = sources.filter((_, at) =>
    /(consume|check|forgive|accountAt)\([^;]*request\.ip/.test(texts[at]!),
  )
  expect(sources.length).toBeGreaterThan(100)
  expect(counting).toEqual([])
})
