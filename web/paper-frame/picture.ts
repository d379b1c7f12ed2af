import { sizeCanvas, type Paper } from './paper.ts'

/** Throws for bytes that are no picture. A picture is drawn upright, as its camera held it. */
export async function openPicture(bytes: ArrayBuffer, contentType: string): Promise<Paper> {
  const picture = await createImageBitmap(new Blob([bytes], { type: contentType }))
  return {
    pages: 1,
    draw: async (canvas, _page, fit) => {
      const width = fit(picture.width)
      const height = (picture.height * width) / picture.width
      sizeCanvas(canvas, width, height)
      canvas.getContext('2d')?.drawImage(picture, 0, 0, canvas.width, canvas.height)
      return ''
    },
  }
}
