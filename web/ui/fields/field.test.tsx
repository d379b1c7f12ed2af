import { render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { useState } from 'react'
import { expect, it, vi } from 'vitest'
import { MoneyField, PercentField } from './field.tsx'

it.each([
  { kind: 'money', Box: MoneyField, pasted: '$1,234.50', kept: '1,234.50' },
  { kind: 'percent', Box: PercentField, pasted: '18.99 %', kept: '18.99' },
])('a $kind field keeps the number of a pasted text, and reports the loss of focus', async (one) => {
  const onBlur = vi.fn<() => void>()
  function Form() {
    const [value, setValue] = useState('')
    return <one.Box label="Amount" value={value} onValueChange={setValue} onBlur={onBlur} />
  }
  render(<Form />)
  const user = userEvent.setup()
  const field = screen.getByRole<HTMLInputElement>('textbox', { name: 'Amount' })
  await user.click(field)
  await user.paste(one.pasted)
  expect(onBlur).not.toHaveBeenCalled()
  await user.tab()
  expect(field.value).toBe(one.kept)
  expect(onBlur).toHaveBeenCalledTimes(1)
})
