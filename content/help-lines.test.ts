import { expect, test } from 'vitest'
import { waysOf } from '#server/features/coach/screen/help.content.ts'
import { helpWays as spanishWays } from '#web/ui/help-now/messages.es.ts'
import { helpWays } from '#web/ui/help-now/messages.ts'

// The numbers in a chat's head have to be there without a server, so they stand a second time.
test.each([
  ['anyone', 'suicide', 'en'],
  ['inSecondLanguage', 'suicide', 'es'],
  ['atHome', 'violenceAtHome', 'en'],
] as const)('the help for %s leads where the coach’s own help does', (place, topic, language) => {
  const own = waysOf[topic].map(({ label, href }) => ({ label: label[language], href: href[language] }))
  for (const way of helpWays[place]) expect(own).toContainEqual(way)
})

test.each([
  ['anyone', 'suicide', 'es'],
  ['inSecondLanguage', 'suicide', 'en'],
  ['atHome', 'violenceAtHome', 'es'],
] as const)('on a Spanish screen the help for %s leads there too', (place, topic, language) => {
  const own = waysOf[topic].map(({ href }) => href[language])
  for (const { href } of spanishWays[place]) expect(own).toContain(href)
})
