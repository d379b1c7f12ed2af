import type { Words } from '#engine/language/bilingual.ts'
import type { English } from './messages.ts'

export const spanish: Words<English> = {
  consent: {
    version: '2026-11-20-es',
    words: `Pido a Jubilee que obtenga mis puntajes de crédito, y aquello en que se basan, de Experian y TransUnion. Esta es mi instrucción por escrito según la ley federal Fair Credit Reporting Act.

Para encontrar mi expediente, Jubilee envía mi nombre, mi fecha de nacimiento y mi número de teléfono a Method Financial, que consulta a las agencias de crédito. Jubilee no guarda mi fecha de nacimiento ni mi número de teléfono.

Jubilee consulta cuando yo presiono un botón para actualizar, y en los días que elijo para el seguimiento. Es una consulta suave. Los prestamistas no la ven, y no baja mi puntaje.

Jubilee guarda estas palabras, con la hora y la dirección de red desde la que las acepté, y los puntajes que obtiene.

Puedo retirar esto cuando quiera en esta página. Entonces Jubilee deja de consultar de inmediato y le avisa a Method Financial que deje de hacerlo. Los puntajes obtenidos hasta entonces quedan en mi historial hasta que yo los quite.`,
  },
  ownBirthDate: 'Escriba su propia fecha de nacimiento.',
  fromEighteen: 'Las agencias de crédito tienen datos de personas de 18 años o más.',
  usPhone: 'Escriba un número de teléfono de EE. UU., como 202 555 0143.',
  noConsent: 'Primero acepte que se obtengan sus puntajes. No se consultó nada.',
  otherWords:
    'El texto cambió después de que usted lo abrió. Léalo otra vez y luego acepte. No se envió nada.',
  phoneNotConfirmed: 'Primero escriba el código que enviamos a su teléfono. No se consultó nada.',
  moreProofNeeded:
    'Las agencias de crédito piden más pruebas de quién es usted de las que podemos enviarles. No se obtuvo ningún puntaje. Todavía puede agregar puntajes a mano.',
  questionsNotAnswered: 'Primero responda las preguntas de las agencias de crédito. No se consultó nada.',
  noQuestionsAwaited: 'No se espera ninguna respuesta. Vuelva a abrir esta página.',
  wrongAnswers:
    'Estas respuestas no coinciden con lo que tienen las agencias de crédito, o llegaron muy tarde. No se cambió nada. Pida preguntas nuevas para intentarlo de nuevo.',
  noCodeAwaited: 'No se espera ningún código de su teléfono. Vuelva a abrir esta página.',
  wrongCode: 'Este código no es correcto o ya venció. Le enviamos uno nuevo. Escriba el código nuevo.',
  tooManyCodes: 'Pidió muchos códigos. Espere una hora y luego pida uno nuevo.',
  notFound:
    'Las agencias de crédito no encontraron a nadie con estos datos. Revise su nombre, su fecha de nacimiento y su teléfono.',
  tooManySyncs: (most) =>
    `Puede obtener puntajes hasta ${most} veces al día. No se perdió nada. Inténtelo de nuevo mañana.`,
  alreadyAsking:
    'Ya estamos consultando a las agencias de crédito por usted. Espere un minuto y revise otra vez.',
  bureausAway:
    'No pudimos comunicarnos con las agencias de crédito. No se cambió ni se perdió nada. Inténtelo de nuevo en unos minutos.',
  stopped: 'El seguimiento se detuvo. Sus puntajes se conservan.',
  run: {
    onItsWay: (bureau) => `${bureau} todavía está trabajando. El puntaje aparecerá aquí cuando llegue.`,
    nothingNewer: (bureau) => `${bureau} no tiene nada más reciente.`,
    noScore: (bureau) => `${bureau} no envió ningún puntaje esta vez.`,
    noFile: (bureau) => `${bureau} todavía no tiene un historial de crédito suyo para darle un puntaje.`,
    full: 'Su historial está lleno. Elimine un puntaje para hacer espacio.',
    withdrawn: 'Usted retiró su permiso antes de que llegara el puntaje.',
    neverCame: (bureau) => `${bureau} no respondió en un día.`,
  },
  schedule: {
    retrying:
      'No pudimos comunicarnos con las agencias de crédito. Lo intentaremos de nuevo en menos de una hora.',
    unreachable:
      'El último día programado no pudimos comunicarnos con las agencias de crédito. Lo intentaremos el próximo.',
    plan: 'Su plan no incluye el seguimiento, así que no se obtuvo ningún puntaje. Continúa cuando tenga Pro otra vez.',
  },
}
