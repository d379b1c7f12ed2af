import { expect, it } from 'vitest'
import { splitPlanned } from './planned.ts'

const videos = { id: 'videos', plan: 'premium', text: '50+ videos', openedAt: null }
const live = { id: 'live_qa', plan: 'premium', text: 'Live Q&A', openedAt: 'https://jubilee.app/live' }
const discounts = { id: 'partner_discounts', plan: 'pro', text: 'Discounts', openedAt: null }

it('keeps what is not there yet apart from what is, plan by plan', () => {
  const list = [videos, live, discounts]
  expect(splitPlanned(list, 'premium')).toEqual({ open: [live], later: [videos] })
  expect(splitPlanned(list, 'pro')).toEqual({ open: [], later: [discounts] })
  expect(splitPlanned(list, 'free')).toEqual({ open: [], later: [] })
})
