import { render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { GoalBar } from './goal-bar.tsx'

it.each([
  ['green on its way', 999_99, 99, 'fill-brand'],
  ['gold once it is reached', 1_000_00, 100, 'fill-gold'],
  ['gold above its target', 1_200_00, 100, 'fill-gold'],
  ['green where more was taken out than put in', -5_00, 0, 'fill-brand'],
])('is %s', (...[, currentAmount, percent, fill]) => {
  const goal = { title: 'New tires', currentAmount, targetAmount: 1_000_00 }
  const { container } = render(<GoalBar goal={goal} />)
  expect(screen.getByRole('progressbar', { name: 'New tires saved' })).toHaveProperty('value', percent)
  expect(container.querySelector('rect')?.getAttribute('class')).toBe(fill)
})
