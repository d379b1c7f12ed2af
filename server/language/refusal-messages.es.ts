import type { Words } from '#engine/language/bilingual.ts'
import type { English } from './refusal-messages.ts'

export const spanish: Words<English> = {
  signIn: 'Inicie sesión.',
  confirm: 'Escriba su contraseña otra vez para continuar. No se cambió nada.',
  secondFactor:
    'Primero active la verificación en dos pasos. Los administradores la necesitan. No se cambió nada.',
  forAdmins: 'Esto es para administradores. No se cambió nada.',
  notFound: 'Aquí no hay nada. Es posible que se haya eliminado.',
  noAddress: 'No hay nada en esta dirección.',
  notBuilt: 'Las páginas todavía no están hechas. Ejecute npm run build y vuelva a empezar.',
  addressUnreadable: 'No pudimos leer esta dirección.',
  inPlan: (plan) =>
    `Esto es parte del plan ${plan}. No se cambió nada. Vea los planes en la página de precios.`,
  away: 'No podemos abrir nuestros registros en este momento. No se perdió nada. Inténtelo de nuevo en un minuto.',
  noRoom:
    'Nuestro disco está lleno, así que ahora no se puede guardar nada. Lo que se guardó antes sigue ahí. Inténtelo de nuevo más tarde.',
  tooSlow: 'Esto tardó demasiado, así que lo detuvimos. Inténtelo de nuevo en un minuto.',
  ourMistake: 'Algo falló de nuestro lado. No se perdió nada de lo que anotó antes. Inténtelo de nuevo.',
  notSetUp: {
    mail: 'Este sistema no está preparado para enviar correos, así que no sale ninguno. No se perdió nada.',
    payments:
      'Este sistema no está preparado para recibir pagos. No se cobró nada. Quien lo administra puede agregar las claves del servicio de pagos.',
    banking:
      'Este sistema no está preparado para conectar bancos. No se cambió nada. Puede agregar sus deudas a mano, y quien lo administra puede agregar las claves del servicio bancario.',
    bureau:
      'Este sistema no está preparado para consultar puntajes de crédito. No se consultó nada. Puede agregar sus puntajes a mano, y quien lo administra puede agregar la clave del servicio de crédito.',
    model: 'Este sistema no tiene un modelo de lenguaje. El asesor responde sin él.',
  },
  tooLarge: 'Esto es más grande de lo que aceptamos. No se guardó nada.',
  sendJson: 'Envíe esta solicitud como JSON, con el tipo de contenido application/json. No se guardó nada.',
  oddCharacter: 'Esto contiene un carácter que no se puede guardar. No se guardó nada.',
  unreadable: 'No pudimos leer esta solicitud. No se guardó nada.',
  notJson: 'No pudimos leer esta solicitud: su contenido no es JSON válido. No se guardó nada.',
  tooDeep: (levels) =>
    `No pudimos leer esta solicitud: su contenido tiene más de ${levels} niveles. No se guardó nada.`,
  noSuchField: (field) => `No pudimos leer esta solicitud: “${field}” no es un campo. No se guardó nada.`,
  otherSite:
    'Esta solicitud no vino de las páginas de Jubilee, así que no se hizo nada. Recargue la página e inténtelo de nuevo.',
  tooManyTries: (seconds) => {
    const one = seconds === 1 ? '1 segundo' : `${seconds} segundos`
    const wait = seconds < 120 ? one : `${Math.ceil(seconds / 60)} minutos`
    return `Fueron muchos intentos. Espere ${wait} e inténtelo de nuevo.`
  },
  tokenOver: 'Este token de API no existe, ya venció o se anuló. No se cambió nada.',
  notForTokens: 'Ningún token de API abre esto: inicie sesión en Jubilee. No se cambió nada.',
  tokenWithout: (scope) => `Este token de API se creó sin “${scope}”. No se cambió nada.`,
  onceKey: 'Envíe un UUID como Idempotency-Key, creado una sola vez para esta solicitud. No se guardó nada.',
}
