/** Whether a message is in English or in Spanish, by the small words of both. */
import { currentLanguage, type Language } from '#engine/language/bilingual.ts'

const SPANISH = new Set(
  (
    'que de la el los las un una me mi mis yo tu su te se lo le si ya y o con por para pero porque como cuando donde cuanto ' +
    'quiero quiere puedo puede voy va tengo tiene estoy esta es son soy hay muy mas sin todo nada nunca siempre hoy hola gracias ' +
    'ayuda deuda deudas debo dinero pagar vida morir morirme matar esposo esposa hijo hija kiero'
  ).split(' '),
)
const ENGLISH = new Set(
  (
    'the a an i im my me you he she it we they is are was am be to of and or but in on for with not dont cant do does did how ' +
    'what when where why who want my this that have has had can will would just if so because debt pay money help'
  ).split(' '),
)
/** Signs that English does not have. */
const SPANISH_SIGNS = /[¿¡ñáéíóú]/i

/** That whose words, or own signs, are more; null where neither are, as in a number, a name or "ok". */
export function toldLanguage(message: string): Language | null {
  const words = message
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .match(/[a-z]+/g)
  const count = (known: ReadonlySet<string>) => words?.filter((word) => known.has(word)).length ?? 0
  const spanish = count(SPANISH) + (SPANISH_SIGNS.test(message.normalize('NFC')) ? 1 : 0)
  const english = count(ENGLISH)
  if (spanish === english) return null
  return spanish > english ? 'es' : 'en'
}

/** The language of a message; that of the screen where the message does not tell. */
export const languageOf = (message: string): Language => toldLanguage(message) ?? currentLanguage()
