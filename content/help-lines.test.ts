import { expect, test } from 'vitest'
import { waysOf } from '#server/features/coach/screen/help.content.ts'
import { helpWays } from '#web/ui/help-now/messages.ts'

// The numbers in a chat's head have to be there without a server, so they stand a second time.
test.each([
  ['anyone', 'suicide', 'en'],
  ['spanish', 'suicide', 'es'],
  ['atHome', 'violenceAtHome', 'en'],
] as const)('the help for %s leads where the coach’s own help does', (place, topic, language) => {
  const own = waysOf[topic].map(({ label, href }) => ({ label: label[language], href: href[language] }))
  for (const way of helpWays[place]) expect(own).toContainEqual(way)
})
