/** The pictures of the articles as those show them with whom an article is shared: none of them draws an SVG. */
import { readFileSync, writeFileSync, globSync } from 'node:fs'
import { join } from 'node:path'

/** What those who show it ask for: at least 1,200 wide, in a common format. */
const WIDTH = 1200

/** Writes `images/articles/x.png` beside each `x.svg` of a built client. */
export async function drawArticlePictures(clientFolder: string): Promise<void> {
  const { Resvg } = await import('@resvg/resvg-js')
  for (const file of globSync('images/articles/*.svg', { cwd: clientFolder })) {
    const picture = new Resvg(readFileSync(join(clientFolder, file)), {
      fitTo: { mode: 'width', value: WIDTH },
    })
    writeFileSync(join(clientFolder, file.replace(/\.svg$/, '.png')), picture.render().asPng())
  }
}
