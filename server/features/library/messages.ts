import { bilingual } from '#engine/language/bilingual.ts'
import { spanish } from './messages.es.ts'

const english = {
  missingArticle: 'We cannot find this article. It may have been removed.',
  feedTitle: 'Jubilee: financial education',
  feedAbout:
    'Articles on getting out of debt, in plain words, each figure with a source or a worked example.',
}

export type English = typeof english
export const libraryTexts = bilingual(english, spanish)
