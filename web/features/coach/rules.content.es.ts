import { FREE_COACH_MESSAGES, PAID_COACH_MESSAGES } from '#engine/access/features.ts'
import type { Words } from '#engine/language/bilingual.ts'
import type * as En from './rules.content.ts'

export const rulesTitle: Words<typeof En.rulesTitle> = 'Cómo funciona el asesor'
export const rulesPageTitle: Words<typeof En.rulesPageTitle> = 'Cómo funciona el asesor, Jubilee'
export const rulesBack: Words<typeof En.rulesBack> = 'Educación financiera'
export const rulesLead: Words<typeof En.rulesLead> =
  'El asesor es un programa, no una persona. Enseña sobre el dinero y para eso lee sus propios datos. Estas son las reglas que sigue y lo que usted puede comprobar.'

export const ruleSections: Words<typeof En.ruleSections> = [
  {
    title: 'De dónde vienen sus cifras',
    lines: [
      'Cada cifra viene de lo que usted anotó, del plan que se calcula con eso o de un artículo que nombra su fuente.',
      'Las tarjetas de una respuesta muestran cada cifra y de dónde viene.',
      'No da una cifra si no se puede mostrar que es cierta, y no inventa montos, tasas ni fechas.',
      'Cuando no sabe bien qué le pregunta, lo dice y le deja elegir. Cuando no sabe la respuesta, también lo dice.',
    ],
  },
  {
    title: 'Lo que no hace',
    lines: [
      'Solo da educación general. No es consejo hecho para usted, ni reparación de crédito, ni liquidación de deudas, ni ayuda legal.',
      'No promete nada sobre su puntaje, sus deudas ni lo que hará un prestamista.',
      'No le dice que compre un producto ni que elija una compañía.',
      'No cambia nada. No puede pagar, mover dinero ni escribir a sus prestamistas.',
      'Solo ve los datos de usted. No se puede preguntar por los de otra persona, y nadie más puede preguntar por los suyos.',
    ],
  },
  {
    title: 'Cuando necesita a una persona',
    lines: [
      'Si piensa en hacerse daño, llame al 988 y oprima 2, o mande AYUDA en un mensaje de texto al 988. Es gratis, a cualquier hora. Si está en peligro ahora, llame al 911.',
      'Cada mensaje se revisa primero, por si alguien está en peligro. Si la señal es clara, el asesor no habla de dinero: muestra números para llamar. Si tiene dudas, pone los números arriba de su respuesta. Puede equivocarse en los dos sentidos.',
      'Esto ocurre en nuestro propio servidor. No se llama ni se avisa a nadie. Un mensaje que solo recibe los números no cuenta, y usted los recibe aunque hoy no le queden mensajes.',
      'En cada chat, “No estoy a salvo” muestra los números de inmediato, incluso sin conexión.',
      'Si pregunta por leyes o impuestos, explica las palabras y dice dónde hay ayuda.',
    ],
  },
  {
    title: 'Quién escribe las respuestas',
    lines: [
      'Sus respuestas se arman en nuestro propio servidor con frases que personas escribieron y revisaron, y con las cifras de usted. Ningún modelo de lenguaje escribe una sola palabra.',
      'Donde hay un modelo de lenguaje, puede ayudar a leer una pregunta que el asesor no entiende bien. Lo único que hace es elegir de nuestra lista lo que usted quizás quiere decir, y revisamos lo que eligió. La respuesta dice que ayudó.',
      'Recibe las palabras de la pregunta. Antes se quitan los nombres que usted dio a deudas y metas, su nombre, las direcciones y los números largos. No recibe nada de sus datos, ni mensajes con una señal de peligro.',
      'Usted puede apagarlo, y ver palabra por palabra lo que se le envió.',
    ],
  },
  {
    title: 'Cuánto puede preguntar',
    lines: [
      `En Free, ${FREE_COACH_MESSAGES} mensajes al día. En Pro y Premium, hasta ${PAID_COACH_MESSAGES} al día.`,
      'Debajo del cuadro ve cuántos le quedan hoy.',
    ],
  },
  {
    title: 'Qué se guarda',
    lines: [
      'Sus conversaciones se guardan solo para usted. Puede leerlas, descargarlas y eliminarlas cuando quiera.',
    ],
  },
]

export const rulesLink: Words<typeof En.rulesLink> = 'Sus conversaciones y el interruptor'
