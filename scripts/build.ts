/** `npm run build`: builds the pages, whether or not they are stale. */
import { buildWeb } from './web-build.ts'

await buildWeb()
