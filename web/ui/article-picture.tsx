import { useState } from 'react'
import { classNames } from './class-names.ts'

const DEFAULT_PICTURE = '/images/articles/default.svg'

type ArticlePictureProps = { src: string; className?: string; isFirst?: boolean }

/** The picture of an article, or the default where it fails to load (spec 8). It is decorative. */
export function ArticlePicture({ src, className, isFirst }: ArticlePictureProps) {
  const [failed, setFailed] = useState<string | null>(null)
  return (
    <img
      src={failed === src || src === '' ? DEFAULT_PICTURE : src}
      alt=""
      width={640}
      height={360}
      loading={isFirst ? 'eager' : 'lazy'}
      decoding="async"
      onError={() => setFailed(src)}
      // One that failed before the page was taken over tells nobody.
      ref={(picture) => {
        if (picture?.complete && picture.naturalWidth === 0) setFailed(src)
      }}
      className={classNames('aspect-video w-full bg-jubilee object-cover', className)}
    />
  )
}
