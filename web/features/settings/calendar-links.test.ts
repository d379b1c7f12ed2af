import { expect, it } from 'vitest'
import { calendarLinks, isPublicAddress } from './calendar-links.ts'

it('gives each calendar the address in the form that it takes', () => {
  const links = calendarLinks('https://jubilee.org/calendar/a_b-c.ics', 'Jubilee due days')
  expect(links.apple).toBe('webcal://jubilee.org/calendar/a_b-c.ics')
  expect(new URL(links.google).searchParams.get('cid')).toBe(links.apple)
  const outlook = new URL(links.outlook)
  expect(`${outlook.origin}${outlook.pathname}`).toBe('https://outlook.live.com/calendar/0/addfromweb')
  expect(Object.fromEntries(outlook.searchParams)).toEqual({
    url: 'https://jubilee.org/calendar/a_b-c.ics',
    name: 'Jubilee due days',
  })
})

it.each([
  ['https://jubilee.org', true],
  ['https://172.32.0.1', true],
  ['https://[2001:db8::1]', true],
  ['http://localhost:4350', false],
  ['http://127.0.0.1:4350', false],
  ['http://192.168.1.20', false],
  ['http://172.20.0.3', false],
  ['http://[::1]:4350', false],
  ['http://[fd12::1]', false],
  ['http://jubilee.local', false],
  ['http://homeserver', false],
])('%s can be reached from the internet: %s', (origin, isPublic) => {
  expect(isPublicAddress(`${origin}/calendar/x.ics`)).toBe(isPublic)
})
