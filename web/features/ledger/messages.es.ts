import type { Words } from '#engine/language/bilingual.ts'
import type * as En from './messages.ts'

export const ledgerTexts: Words<typeof En.ledgerTexts> = {
  place: 'Fundación Jubilee',
  title: 'El libro de cuentas público',
  lead: 'Cada donación, cada diezmo y cada ayuda, línea por línea. Aquí nada se cambia ni se quita. Un error se corrige con una línea nueva.',
  emptyTitle: 'Todavía no hay registros',
  empty:
    'La primera donación o el primer diezmo aparecerá aquí el día que llegue. Entonces podrá ver a dónde va cada dólar.',
  privacyTitle: 'Cómo protegemos a las personas que ayudamos',
  privacy:
    'Las ayudas se muestran en grupos de cinco o más, para que nadie pueda ser identificado por una cifra. Hasta cuatro ayudas pueden esperar su grupo. Mientras tanto no mostramos sus montos, y ningún total de aquí las cuenta.',
  donors:
    'El nombre de quien dona se muestra solo si así lo desea. No es parte de la cadena, así que se puede quitar en cualquier momento. ¿Donó sin cuenta? Escríbanos, y quitamos su nombre.',
  entry: (sequence) => `Registro ${sequence}`,
}

export const viewTexts: Words<typeof En.viewTexts> = {
  title: 'Línea por línea',
  label: 'Qué mostrar del libro de cuentas',
  gifts: 'A dónde fue cada dólar',
  grants: 'Ayudas',
  entries: 'Todos los registros',
  giftList: 'Donaciones y diezmos, primero los más recientes',
  yours: 'Suya',
  olderGifts: 'Ver donaciones anteriores',
  olderEntries: 'Ver registros anteriores',
}

export const totalsTexts: Words<typeof En.totalsTexts> = {
  title: 'Los totales',
  cameIn: 'Recibido',
  cameInNote: (gifts, tithes) => `Donaciones ${gifts}, diezmos ${tithes}`,
  paid: 'Pagado en ayudas',
  noGroup: 'Todavía no se ha publicado ningún grupo',
  left: 'Todavía no está en un grupo publicado',
  leftNote: 'Dinero disponible, y ayudas que esperan su grupo',
  below: 'Por debajo de cero',
  belowNote: 'Se pagó más en ayudas de lo que se recibió',
  changed: 'Lo que cambiaron las ayudas',
  savedNote: (sooner, measured) => `de intereses ahorrados, ${sooner}. ${measured}`,
  changedNote:
    'Los intereses y los meses se cuentan solo cuando la persona indicó la tasa y el pago de la deuda. Salen del plan para saldar deudas, con la ayuda y sin ella. Un plan es una estimación, no una promesa.',
}

export const loadFailed: Words<typeof En.loadFailed> = {
  title: 'No se cargó el libro de cuentas',
  text: 'No pudimos abrirlo en este momento. No se perdió nada. Inténtelo de nuevo.',
}

export const nameTexts: Words<typeof En.nameTexts> = {
  own: 'Quitar mi nombre',
  ownTitle: '¿Quitar su nombre del libro de cuentas?',
  ownText:
    'Todas sus donaciones dirán “Sin nombre”, y las que vengan también. Los montos quedan, y sus recibos también.',
  desk: (sequence) => `Quitar el nombre del registro ${sequence}`,
  deskTitle: '¿Quitar el nombre de esta donación?',
  deskText: 'Dirá “Sin nombre”. El monto queda.',
  confirm: 'Quitarlo',
}
