import { existsSync } from 'node:fs'
import { expect, test } from 'vitest'
import { longest } from './longest-first.ts'

test('every file that begins first is there under its name', () => {
  expect(longest.filter((path) => !existsSync(path))).toEqual([])
})
