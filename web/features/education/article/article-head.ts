import type { MetaDescriptor } from 'react-router'
import { getArticle, type ArticleText } from '#contracts/education/articles.ts'
import { addressIn, drawnAnswer, type DrawnWith } from '#web/api/page-description.ts'
import { readOf } from '#web/api/read.ts'
import { articlePath } from '#web/paths.ts'

/** The article that a document was drawn with. */
export const drawnArticle = (drawn: DrawnWith | null, id: string): ArticleText | null =>
  drawnAnswer(drawn, readOf(getArticle, { params: { id } }))

/** The build makes one to share of each picture of the library, of the same name; a picture from elsewhere is shared as it is. */
export const sharedPicture = (origin: string, imageUrl: string): string =>
  imageUrl.startsWith('/') ? origin + imageUrl.replace(/\.svg$/, '.png') : imageUrl

/** What the head of an article says to search engines and to those it is shared with, beyond title and description. */
export function articleHead(article: ArticleText, origin: string | null): MetaDescriptor[] {
  if (origin === null) return []
  const image = sharedPicture(origin, article.imageUrl)
  const data = {
    '@context': 'https://schema.org',
    '@type': 'Article',
    headline: article.title,
    description: article.description,
    inLanguage: article.language,
    image,
    url: addressIn(article.language, { origin, path: articlePath(article.id) }),
    dateModified: article.checkedOn,
    isAccessibleForFree: true,
    publisher: { '@type': 'Organization', name: 'Jubilee', url: origin },
    citation: article.sources.map(({ url }) => url),
  }
  return [{ property: 'article:modified_time', content: article.checkedOn }, { 'script:ld+json': data }]
}
