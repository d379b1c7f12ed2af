import { expect, test } from 'vitest'
import { placeOf } from './device.ts'

test.each([
  ['81.2.69.142', 'from 81.2.69.*'],
  ['::ffff:81.2.69.142', 'from 81.2.69.*'],
  ['2001:db8:85a3:8d3:1319:8a2e:370:7348', 'from 2001:db8:85a3:*'],
  ['2001:db8::7348', 'from 2001:db8:0:*'],
  ['fe80::1', 'from fe80:0:0:*'],
  ['::2', 'from 0:0:0:*'],
  ['127.0.0.1', 'from this machine'],
  ['::1', 'from this machine'],
  ['::ffff:127.0.0.1', 'from this machine'],
  ['', 'from an unknown place'],
  ['81.2.69', 'from an unknown place'],
])('%s is %s', (address, place) => {
  expect(placeOf(address)).toBe(place)
})
