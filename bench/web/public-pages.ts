/** The pages that search engines are led to, in both languages. */

const isArticle = (path: string) => /\/education\/\d/.test(path)

/**
 * The paths of the sitemap, with one article a language (all are drawn alike), and the sign-in screens.
 * Throws where the sitemap names none.
 */
export async function publicPages(url: string): Promise<string[]> {
  const sitemap = await (await fetch(`${url}/sitemap.xml`)).text()
  const listed = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = '']) => address)
  if (listed.length === 0) throw new Error('The sitemap lists no page.')
  const paths = listed.map((address) => new URL(address).pathname)
  const articles = ['/education/', '/es/'].map((start) =>
    paths.find((path) => isArticle(path) && path.startsWith(start)),
  )
  const others = paths.filter((path) => !isArticle(path))
  return [...others, '/login', '/es/login', ...articles.filter((path) => path !== undefined)]
}
