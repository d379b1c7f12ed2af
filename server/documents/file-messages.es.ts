import type { Words } from '#engine/language/bilingual.ts'
import type { English } from './file-messages.ts'

const PRINT_IT = 'Imprímalo en un PDF nuevo o envíe una foto.'

export const spanish: Words<English> = {
  nothingSaved: 'No se guardó nada.',
  sendPaper: 'Envíe un PDF, un JPEG o un PNG.',
  tooLarge: (megabytes) => `Este archivo pasa de ${megabytes} MB. Hágalo más pequeño o envíelo por partes.`,
  refused: {
    empty: 'Este archivo está vacío. Elíjalo otra vez o elija otro.',
    unknown_type: 'Este no es un PDF, un JPEG ni un PNG. Guárdelo como uno de estos o tómele una foto.',
    other_type: 'Lo que hay en este archivo no es lo que dice ser. Guárdelo otra vez como PDF, JPEG o PNG.',
    heic: 'Esta es una foto HEIC. Guárdela como JPEG o envíe una captura de pantalla.',
    office: 'Este es un archivo de Word, de Excel o zip. Guárdelo como PDF y envíe ese PDF.',
    damaged: 'Este archivo está dañado o incompleto. Ábralo, guárdelo otra vez y envíelo.',
    after_end:
      'Este archivo tiene algo más después de su final, como las fotos en vivo. Envíe una captura de pantalla o guárdelo otra vez como PDF.',
    hidden: 'En este archivo hay algo que no es ni texto ni imagen. Envíe mejor una captura de pantalla.',
    too_many_pixels:
      'Esta imagen tiene más de 64 millones de píxeles. Hágala más pequeña o tome una foto con menos resolución.',
    active: `Este PDF contiene un programa. ${PRINT_IT}`,
    attached: `Este PDF lleva otro archivo adentro. ${PRINT_IT}`,
    elsewhere: `Este PDF lleva a un archivo en otra computadora. ${PRINT_IT}`,
    sends: `Este PDF es un formulario que envía o trae datos. ${PRINT_IT}`,
    rebuilds: `Este PDF es un formulario que solo se arma al abrirlo. ${PRINT_IT}`,
    plays: `Este PDF contiene sonido, video o un modelo en 3D. ${PRINT_IT}`,
    opens_page: `Este PDF puede abrir solo una página web. ${PRINT_IT}`,
    by_itself: `Este PDF hace algo por su cuenta mientras está abierto. ${PRINT_IT}`,
    locked: 'Este PDF está protegido con una contraseña. Guárdelo sin ella o envíe una foto.',
    packed: `Este PDF contiene más de lo que podemos revisar. ${PRINT_IT}`,
    unopened: `Este PDF está comprimido de una forma que no podemos abrir. ${PRINT_IT}`,
    unclear: `No logramos entender cómo está armado este PDF. ${PRINT_IT}`,
  },
}
