/** Room in pixels, as a picture: its height needs no style attribute. */
export function Gap({ height }: { height: number }) {
  return <svg className="block" width="1" height={height} />
}
