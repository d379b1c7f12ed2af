import type { Words } from '#engine/language/bilingual.ts'
import type { English } from './messages.ts'

export const spanish: Words<English> = {
  noFile: 'No hay ningún archivo para descargar. Pida uno nuevo; toma un minuto.',
  notJson:
    'Este no es un archivo creado por Jubilee. No se importó nada. Elija el zip, o el jubilee.json que contiene.',
  sendJson:
    'Envíe el jubilee.json del zip que se descargó, como application/json. El zip se abre en el navegador.',
  imported: 'Sus datos están aquí. Su plan se calculó de nuevo con ellos.',
  kept: 'Su cuenta se conserva. Todo está como antes.',
  nothingToKeep: 'Su cuenta no se iba a eliminar. No se cambió nada.',
  notEmpty:
    'Esta cuenta ya tiene datos. Un archivo solo se puede importar a una cuenta vacía, para que nada se mezcle. No se cambió nada.',
  doesNotFit:
    'Las partes de este archivo no coinciden, así que no se importó nada. Elija el archivo tal como se descargó.',
  notOurs: 'Este no es un archivo creado por Jubilee, o alguien lo cambió. No se importó nada.',
  notOursAt: (list, row) =>
    `Este no es un archivo creado por Jubilee, o alguien lo cambió. No se importó nada. El problema está en “${list}”, fila ${row}.`,
  readme: `Jubilee: todo lo que usted tiene con nosotros.

jubilee.json   todo en un solo archivo; impórtelo a una cuenta vacía en Configuración, Privacidad
schema.json    qué forma tiene jubilee.json (JSON Schema)
csv/           las mismas listas, para una hoja de cálculo
documents/     los archivos que nos envió

Los montos están en la moneda que usted eligió. Las tasas son fracciones de uno: 0.1899 es 18.99%.
`,
}
