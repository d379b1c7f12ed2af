import type { Words } from '#engine/language/bilingual.ts'
import { plural } from '#web/format/amounts.ts'
import type * as En from './messages.ts'

export const settingsToasts: Words<typeof En.settingsToasts> = {
  saved: { title: 'Configuración guardada' },
  undo: 'Deshacer',
  undone: { title: 'Cambio deshecho' },
  notSaved: {
    title: 'No se pudo guardar su cambio.',
    description: 'Todo sigue como antes. Inténtelo de nuevo.',
  },
  changedElsewhere: {
    title: 'Su configuración cambió en otro lugar.',
    description: 'Aquí la ve como está ahora. Haga su cambio otra vez.',
  },
  nameSaved: { title: 'Nombre guardado' },
  nameNotSaved: {
    title: 'No se pudo guardar su nombre.',
    description: 'Lo que escribió sigue aquí. Inténtelo de nuevo.',
  },
}

export const loadFailed: Words<typeof En.loadFailed> = {
  title: 'No se pudo cargar su configuración.',
  text: 'No se perdió nada. Revise su conexión e inténtelo de nuevo.',
}

export const tabTexts: Words<typeof En.tabTexts> = {
  section: 'Sección',
  settings: 'Configuración',
  names: {
    account: 'Cuenta',
    security: 'Seguridad',
    connected: 'Conexiones',
    display: 'Pantalla',
    billing: 'Facturación',
    notifications: 'Avisos',
    privacy: 'Privacidad',
  },
}

export const nameTexts: Words<typeof En.nameTexts> = {
  title: 'Su nombre',
  first: 'Nombre',
  last: 'Apellido',
  save: 'Guardar nombre',
}

export const zoneNames: Words<typeof En.zoneNames> = {
  'America/New_York': 'Este',
  'America/Chicago': 'Centro',
  'America/Denver': 'Montaña',
  'America/Los_Angeles': 'Pacífico',
  UTC: 'UTC',
}

export const currencyNames: Words<typeof En.currencyNames> = {
  USD: 'USD ($)',
  EUR: 'EUR (€)',
  GBP: 'GBP (£)',
  CAD: 'CAD (CA$)',
}

export const displayTexts: Words<typeof En.displayTexts> = {
  title: 'Fechas, horas y montos',
  lead: 'Cómo se escriben las fechas, las horas y los montos en todas las pantallas.',
  currencyHint: 'Cambia solo el signo. Los montos no se convierten: 100 sigue siendo 100.',
  dollarPrices: 'Los precios de los planes siempre son en dólares de EE. UU.',
  timezoneHint: 'Decide qué día es hoy y las horas que usted ve.',
  language: 'Idioma',
  languageHint: 'De todas las pantallas, y de los correos y documentos que le enviamos.',
  dateFormat: 'Formato de fecha',
  timezone: 'Zona horaria',
  currency: 'Moneda',
  example: 'Así se ve',
  today: 'Hoy',
  now: 'Ahora',
  amount: 'Un monto',
}

export const notificationTexts: Words<typeof En.notificationTexts> = {
  title: 'Correos para usted',
  lead: 'Elija qué correos electrónicos quiere recibir. Cada cambio se guarda de inmediato.',
  plans:
    'Los recordatorios de pago son parte de Pro. Si los activa, en cualquier plan también le avisamos de las fechas de sus cartas y de las ofertas que terminan con algo por pagar. Los demás correos son para todas las personas.',
  reminderDays: 'Recordarme',
  daysBefore: (days) => `${plural(days, 'día')} antes`,
  always: 'Los correos sobre el inicio de sesión y su contraseña siempre se envían. Protegen su cuenta.',
}

export const mailTexts: Words<typeof En.mailTexts> = {
  paymentReminders: { label: 'Recordatorios de pago', hint: 'Antes de que venza un pago.' },
  debtMilestones: {
    label: 'Logros con sus deudas',
    hint: 'Cuando una deuda queda saldada, o una buena parte de ella.',
  },
  weeklyReports: {
    label: 'Resumen semanal',
    hint: 'Lo que pagó y lo que queda, una vez por semana.',
  },
  productUpdates: { label: 'Novedades', hint: 'Lo nuevo aquí, de vez en cuando.' },
}

export const calendarTexts: Words<typeof En.calendarTexts> = {
  title: 'Fechas de vencimiento en su calendario',
  text: 'Un enlace secreto que un calendario en su teléfono o computadora puede seguir. Tiene las fechas de vencimiento de sus deudas por un año, las ofertas que terminan con algo por pagar y el mes en que quedará libre de deudas.',
  warning:
    'Quien tenga este enlace puede leer los nombres de sus deudas, lo que vence y lo que está planeado cada día, las ofertas que terminan y cuándo a su cuenta le faltaría dinero. No lo comparta con nadie.',
  none: 'Todavía no hay un enlace.',
  make: 'Crear un enlace',
  copy: 'Copiar enlace',
  linkLabel: 'Su enlace secreto',
  linkHint:
    'Use uno de los botones de abajo. Para otro calendario, copie el enlace y péguelo donde dice “suscribirse” o “agregar por URL”.',
  add: {
    google: 'Agregar a Google Calendar',
    apple: 'Agregar a Apple Calendar',
    outlook: 'Agregar a Outlook',
  },
  calendarName: 'Fechas de vencimiento de Jubilee',
  notPublic:
    'Google y Outlook leen el enlace por internet. No pueden abrir esta dirección; un calendario en esta computadora sí.',
  replace: 'Crear un enlace nuevo',
  replaceTitle: '¿Crear un enlace nuevo?',
  replaceText:
    'El enlace que tiene ahora dejará de funcionar. Los calendarios que lo siguen necesitan el nuevo.',
  remove: 'Anular el enlace',
  removeTitle: '¿Anular el enlace?',
  removeText: 'Los calendarios que lo siguen ya no recibirán nada. Sus deudas siguen igual.',
  never: 'Todavía no lo ha leído ningún calendario.',
  lastRead: (when) => `Un calendario lo leyó por última vez: ${when}.`,
  failed: { title: 'No funcionó.', description: 'No se cambió nada. Inténtelo de nuevo.' },
  loadFailed: 'No se pudo cargar el enlace. No se perdió nada.',
}

export const connectedTexts: Words<typeof En.connectedTexts> = {
  bureaus: {
    title: 'Puntajes de crédito',
    text: 'Los puntajes se piden solo con su permiso. En Mi crédito puede darlo, leerlo y retirarlo.',
    action: 'Mi crédito',
  },
}

export const billingTexts: Words<typeof En.billingTexts> = {
  title: 'Su plan',
  admin: 'Los administradores usan todo sin costo. No hay nada que pagar.',
  text: 'Su plan, su forma de pago y sus recibos están en Facturación.',
  action: 'Abrir Facturación',
}

export const privacyTexts: Words<typeof En.privacyTexts> = {
  yours: {
    title: 'Sus datos son suyos',
    text: 'No los vendemos ni mostramos anuncios. El aviso de privacidad dice qué guardamos y por qué.',
    action: 'Leer el aviso de privacidad',
  },
}
