import type { Words } from '#engine/language/bilingual.ts'
import type * as En from './search-words.ts'

export const stopWords: Words<typeof En.stopWords> =
  'a al como con cual cuando de del donde e el ella ellas ellos en entre era es esa ese eso esta este esto está están fue ha han hay la las le les lo los me mi mis más muy ni no nos o para pero por porque puede puedo que quien qué cómo cuál cuándo dónde quién se ser si sin sobre son su sus también tengo tiene tienen un una uno unos unas usted y ya yo'
