/** Words of a question as the passages of the library are looked up by them, in each language. */
import type { Language } from '#contracts/language.ts'
import { stem } from '#server/softmax/word-features.ts'

/** A Spanish word without its ending and its accents, which few people type: "demandó", "demandaron" and "demandas" meet. */
const spanishStem = (word: string) =>
  word
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .replace(/(?<=\w{3})(?:aron|ieron|aban?|[ai]d[ao]s?|ando|iendo|[aei]r|[ae]n|es|[aeo]s?)$/, '')

const stems: Record<Language, (word: string) => string> = { en: stem, es: spanishStem }

/** `word` in lower case. */
export const stemIn = (language: Language, word: string): string => stems[language](word)

/** Words that say nothing of a subject, times of the calendar among them. */
const emptyWords: Record<Language, ReadonlySet<string>> = {
  en: new Set(
    `a about ago all am an and any anything are as at be because been but by can could day days did do does doing done
  first for from get give go going got had has have help her here him his how i if in into is it its just know last let
  like long make many me month months more much my need next no not now of off on one or our out over please put say
  said should so some something take tell than that the their them then there these they thing this time to today too
  up us want was way we week weeks were what when where which who why will with without would year years yes you
  your`.split(/\s+/),
  ),
  es: new Set(
    `a ahora al algo alguien algún alguna antes aquí así aun aún ayer año años bien cada casi como cómo con cual cuál
  cuales cuáles cualquier cuando cuándo cuanto cuánta cuántas cuánto cuántos da dar de debe debería debo decir del desde
  después di día días dice dicen dijo dijeron donde dónde dos durante e el él ella ellos en entre era es esa ese eso esta
  está están estar estas este esto estos estoy fue fui ha hace hacer hacia hago han has hasta hay he hice hora horas hizo hoy ir la las
  le les lo los luego más mas me mes meses mi mí mis mismo mucha mucho muchos muy nada necesito ni no nos nosotros nuestra
  nuestro o otra otro otros para pasa pasar pero poco podemos poder podría por porque posible pude pueda puede pueden puedo
  pues que qué quien quién quiero quiere quisiera saber se sé sea semana semanas ser si sí sido siempre sin sobre solo sólo
  son soy su sus también tan tanto te tener tengo tenía ti tiempo tiene tienen todo todos tu tú tus un una uno unos usted va
  vamos van ver vez voy y ya yo`.split(/\s+/),
  ),
}

/** Whether a word says nothing of a subject. */
export const isEmptyWord = (language: Language, word: string): boolean =>
  emptyWords[language].has(word.toLowerCase())
