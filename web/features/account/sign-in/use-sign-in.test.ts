import { describe, expect, it } from 'vitest'
import { ApiError } from '#web/api/api-error.ts'
import { messages } from '../messages.ts'
import { loginProblem } from './use-sign-in.ts'

describe('a sign-in that failed (spec 8)', () => {
  it('says what the server says', () => {
    const error = new ApiError(429, '{"message":"Wait a minute, then try again.","code":"too_many"}', '')
    expect(loginProblem(error)).toEqual({
      title: 'Login Failed',
      description: 'Wait a minute, then try again.',
    })
  })

  it('has a sentence of its own where the server has none', () => {
    expect(loginProblem(new ApiError(401, '', 'Unauthorized'))).toEqual({
      title: 'Login Failed',
      description: 'Invalid email or password',
    })
  })

  it.each([new TypeError('Failed to fetch'), new SyntaxError('Unexpected token')])(
    'is an error of ours without an answer that can be read: %s',
    (error) => {
      expect(loginProblem(error)).toEqual({
        title: 'Error',
        description: 'An error occurred. Please try again.',
      })
    },
  )
})

it('keeps the texts of signing in to the letter', () => {
  expect(messages.loginDone).toEqual({ title: 'Success', description: 'Logged in successfully' })
  expect(messages.signingIn).toBe('Signing in...')
})
