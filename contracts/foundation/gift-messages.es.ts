import type { Words } from '#engine/language/bilingual.ts'
import type { English } from './gift-messages.ts'

export const spanish: Words<English> = {
  oneLine: 'Escriba una línea como mínimo.',
  figureYear: 'Escriba el año de la cifra, por ejemplo 2026, o nada.',
  amount: 'Escriba un monto de $1 a $25,000, con dos decimales como máximo.',
  publicName: 'Escriba el nombre que se mostrará. Puede usar letras, números, espacios y . , ’ & -.',
  email: 'Escriba un correo electrónico como nombre@example.com. Ahí llega el recibo.',
  openLinkAgain: 'Abra de nuevo el enlace del correo.',
  entry: 'Este no es el número de un registro.',
  entryNumber: 'Escriba el número del registro.',
  signedAmount: 'Escriba un monto mayor o menor que $0, por ejemplo -50.00, con dos decimales como máximo.',
  reasonStart: 'Comience con una letra o un dígito: el motivo aparece en una hoja de cálculo.',
  publicReason: 'Diga por qué. Cualquiera puede leerlo.',
  newsSubject: 'Escriba un asunto.',
  newsText: 'Escriba el texto.',
  newsSpanishSubject: 'Escriba también el asunto en español, o deje vacíos los dos campos en español.',
  newsSpanishText: 'Escriba también el texto en español, o deje vacíos los dos campos en español.',
}
