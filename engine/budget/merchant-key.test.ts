import { expect, it } from 'vitest'
import { merchantKey } from './merchant-key.ts'

it.each([
  ['WHOLEFDS #10234 AUSTIN', 'wholefds austin'],
  ['Wholefds 10571 Austin', 'wholefds austin'],
  ["Mo's Café*4R2", 'mos cafe'],
  ['  Lantern   Lane-Market ', 'lantern lane market'],
  ['7-11', '7-11'],
  ['#123', '#123'],
  ['日本 食堂', '日本 食堂'],
])('%j is %j', (merchant, key) => {
  expect(merchantKey(merchant)).toBe(key)
})
