import { expect, test } from 'vitest'
import { speaking } from '#server/language/language.ts'
import { describeDevice, deviceInWords, approximateAddress } from './describe-session.ts'

const webKit = 'AppleWebKit/537.36 (KHTML, like Gecko)'

test.each([
  ['Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0', 'Firefox on Linux'],
  [`Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${webKit} Chrome/140.0.0.0 Safari/537.36`, 'Chrome on Windows'],
  [`Mozilla/5.0 (Windows NT 10.0) ${webKit} Chrome/140.0.0.0 Safari/537.36 Edg/140.0`, 'Edge on Windows'],
  [
    `Mozilla/5.0 (Linux; Android 14; Pixel 8) ${webKit} Chrome/140.0.0.0 Mobile Safari/537.36`,
    'Chrome on Android',
  ],
  [
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Mobile/15E148 Safari/604.1',
    'Safari on iPhone',
  ],
  ['curl/8.5.0', 'Unknown device'],
  ['', 'Unknown device'],
])('%s is %s', (userAgent, device) => {
  expect(describeDevice(userAgent)).toBe(device)
})

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
  expect(approximateAddress(address)).toBe(place)
})

test('both are said in the language of the reader', () => {
  const kept = ['Firefox on Linux', 'Samsung Internet on Android', 'iPhone', 'Unknown device']
  expect(kept.map(deviceInWords)).toEqual(kept)
  speaking('es', () => {
    expect(kept.map(deviceInWords)).toEqual([
      'Firefox en Linux',
      'Samsung Internet en Android',
      'iPhone',
      'Dispositivo desconocido',
    ])
    expect(approximateAddress('81.2.69.142')).toBe('desde 81.2.69.*')
  })
})
