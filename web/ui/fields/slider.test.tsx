import { fireEvent, render, screen } from '@testing-library/react'
import { renderToString } from 'react-dom/server'
import { expect, it, vi } from 'vitest'
import { Slider } from './slider.tsx'

const onValueChange = vi.fn<(value: number) => void>()
const slider = (value: number, max = 1000) => (
  <Slider
    label="Extra each month"
    value={value}
    min={0}
    max={max}
    step={10}
    valueText={`$${value} a month`}
    onValueChange={onValueChange}
  />
)

it.each([
  [200, 1000, '20%'],
  [0, 0, '0%'],
  [1200, 1000, '100%'],
])('draws %d of %d as %s in the HTML of the server, without a style attribute', (value, max, width) => {
  const html = renderToString(slider(value, max))
  expect(html).toContain(`width="${width}"`)
  expect(html).not.toContain('style=')
})

it('says its value in words and hands on what is chosen', () => {
  render(slider(200))
  const input = screen.getByRole('slider', { name: 'Extra each month' })
  expect(input.getAttribute('aria-valuetext')).toBe('$200 a month')
  fireEvent.change(input, { target: { value: '210' } })
  expect(onValueChange).toHaveBeenCalledExactlyOnceWith(210)
})
