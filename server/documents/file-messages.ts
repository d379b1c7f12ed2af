/** Why a file is not kept: a sentence each, and what to do instead. */
import { bilingual } from '#engine/language/bilingual.ts'
import { spanish } from './file-messages.es.ts'

/** A printed paper is only what can be seen of it. */
const PRINT_IT = 'Print it to a new PDF, or send a photo of it.'

const english = {
  nothingSaved: 'Nothing was saved.',
  sendPaper: 'Send a PDF, a JPEG or a PNG.',
  tooLarge: (megabytes: number) =>
    `This file is larger than ${megabytes} MB. Make it smaller, or send it in parts.`,
  refused: {
    empty: 'This file is empty. Choose it again, or another one.',
    unknown_type: 'This is not a PDF, a JPEG or a PNG. Save it as one of these, or take a photo of it.',
    other_type: 'What is inside this file is not what it says it is. Save it as a PDF, JPEG or PNG again.',
    heic: 'This is a HEIC photo. Save it as a JPEG, or send a screenshot of it.',
    office: 'This is a Word, Excel or zip file. Save it as a PDF and send that.',
    damaged: 'This file is damaged or not complete. Open it, save it again, and send that.',
    after_end:
      'This file carries more after its end, as live photos do. Send a screenshot of it, or save it again as a PDF.',
    hidden:
      'There is something in this file that is neither text nor picture. Send a screenshot of it instead.',
    too_many_pixels:
      'This picture has more than 64 million pixels. Make it smaller, or take a photo with a lower setting.',
    active: `This PDF contains a program. ${PRINT_IT}`,
    attached: `This PDF carries another file inside. ${PRINT_IT}`,
    elsewhere: `This PDF leads to a file on another computer. ${PRINT_IT}`,
    sends: `This PDF is a form that sends or fetches data. ${PRINT_IT}`,
    rebuilds: `This PDF is a form that is only put together when it is opened. ${PRINT_IT}`,
    plays: `This PDF holds sound, film or a 3D model. ${PRINT_IT}`,
    opens_page: `This PDF can open a web page by itself. ${PRINT_IT}`,
    by_itself: `This PDF does something by itself while it is open. ${PRINT_IT}`,
    locked: 'This PDF is locked with a password. Save it without one, or send a photo of it.',
    packed: `There is more packed into this PDF than we can look through. ${PRINT_IT}`,
    unopened: `This PDF is packed in a way that we cannot look into. ${PRINT_IT}`,
    unclear: `We cannot follow how this PDF is put together. ${PRINT_IT}`,
  },
}

export type English = typeof english
export const fileTexts = bilingual(english, spanish)
