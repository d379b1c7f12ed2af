import type { Words } from '#engine/language/bilingual.ts'
import type * as En from './messages.ts'

export const tokenTexts: Words<typeof En.tokenTexts> = {
  title: 'Tokens de API',
  lead: 'Para un programa suyo, como una hoja de cálculo: con un token, el programa lee sus cifras sin su contraseña. Una contraseña nueva anula todos los tokens.',
  emptyTitle: 'Todavía no hay tokens',
  empty:
    'Un token dice qué puede hacer un programa y por cuánto tiempo. Puede anularlo en cualquier momento.',
  list: 'Sus tokens de API',
  make: 'Crear un token',
  makeText: 'Permita solo lo que el programa necesita. Después puede crear otro.',
  confirmFirst: 'Primero confirme su correo electrónico. Después podrá crear un token.',
  nameLabel: 'Nombre del token',
  nameHint: 'Para reconocerlo después, como “Mi hoja de cálculo”.',
  nameMissing: 'Escriba un nombre, como “Mi hoja de cálculo”.',
  scopesLabel: 'Qué puede hacer',
  scopesMissing: 'Elija al menos una opción.',
  daysLabel: 'Cuánto dura',
  days: (days) => (days === 365 ? '1 año' : `${days} días`),
  made: 'Su token nuevo',
  madeText: 'Cópielo ahora: lo mostramos solo esta vez y no lo guardamos.',
  tokenLabel: 'Token',
  tokenHint: 'Quien lo tenga puede hacer lo que usted eligió. Guárdelo como una contraseña.',
  copy: 'Copiar el token',
  done: 'Ya lo copié',
  expires: (day) => `Termina el ${day}`,
  expired: (day) => `Terminó el ${day}`,
  neverUsed: 'todavía sin usar',
  lastUsed: (time) => `último uso: ${time}`,
  revoke: 'Anular',
  revokeTitle: '¿Anular este token?',
  revokeText: 'El programa que lo tiene ya no recibirá nada. Usted no pierde nada.',
  revoked: { title: 'Token anulado', description: 'Los programas que lo tienen ya no reciben nada.' },
  failed: 'No se cambió nada. Inténtelo de nuevo.',
  docs: 'Qué puede pedir un programa',
  loadFailed: 'No pudimos cargar sus tokens de API. No se cambió nada.',
}

export const scopeLabels: Words<typeof En.scopeLabels> = {
  'debts:read': {
    label: 'Leer las deudas y el plan',
    hint: 'Las deudas, sus pagos y estados de cuenta, y su plan para saldarlas.',
    short: 'lee las deudas',
  },
  'records:read': {
    label: 'Leer todo lo que guarda aquí',
    hint: 'Lo mismo, más su presupuesto, metas, puntajes, bancos, importaciones, cartas y donaciones.',
    short: 'lee todo',
  },
  'payments:write': {
    label: 'Anotar pagos',
    hint: 'Agrega un pago a una deuda. No cambia ni elimina nada.',
    short: 'anota pagos',
  },
}
