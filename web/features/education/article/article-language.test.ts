import { expect, it } from 'vitest'
import { inLanguage } from './article-language.tsx'

it.each([
  ['/education/12', '/education/12?lang=es'],
  ['/education/glossary#apr', '/education/glossary?lang=es#apr'],
  ['/education/glossary', '/education/glossary?lang=es'],
  ['/debt-tracker', '/debt-tracker'],
  ['/education/coach-rules', '/education/coach-rules'],
])('a Spanish text leads from %s to %s, and an English one stays', (path, spanish) => {
  expect(inLanguage(path, 'es')).toBe(spanish)
  expect(inLanguage(path, 'en')).toBe(path)
})
