import type { Words } from '#engine/language/bilingual.ts'
import type { English } from './act-words.ts'

export const spanish: Words<English> = {
  jobRetried: 'Puso otra vez en cola 1 tarea fallida de {job}.',
  jobsRetried: 'Puso otra vez en cola {count} tareas fallidas de {job}.',
  draftSaved: 'Guardó el borrador de {kind} {item}, con el número {number}.',
  draftDropped: 'Descartó el borrador de {kind} {item}.',
  published: 'Publicó la versión {version} de {kind} {item}. Nota: {note}',
  publishedAgain: 'Publicó la versión {version} de {kind} {item}, que es otra vez la {earlier}. Nota: {note}',
  grantAsked: 'Pidió más datos sobre la solicitud {grant}.',
  grantApproved: 'Aprobó {amount} para la solicitud {grant}. Queda aprobada.',
  grantApprovedFirst: 'Aprobó {amount} para la solicitud {grant}. Falta una segunda aprobación.',
  grantRefused: 'Rechazó la solicitud {grant}.',
  appealRefused: 'Rechazó la apelación de la solicitud {grant}.',
  appealGranted: 'Aceptó la apelación de la solicitud {grant}, con {amount}.',
  documentRead: 'Leyó el documento {document} de la solicitud {grant}.',
  grantPaid: 'Anotó que la solicitud {grant} se pagó el {day}.',
  titheOfMonth: 'Anotó un diezmo de {amount} por la ganancia de {month} en el registro {entry}.',
  titheOfMonths: 'Anotó un diezmo de {amount} por la ganancia de {first} a {last} en el registro {entry}.',
  corrected: 'Corrigió el registro {corrects} con el registro {entry}.',
  nameRemoved: 'Quitó el nombre de quien dio del registro {entry}.',
  newsSent: 'Envió las novedades a todas las personas que las quieren.',
  passwordMailed: 'Envió a {person} un enlace para una contraseña nueva. Motivo: {reason}',
  confirmationMailed: 'Envió a {person} el enlace que confirma su dirección. Motivo: {reason}',
  twoFactorReset: 'Empezó a desactivar la verificación en dos pasos de {person}. Motivo: {reason}',
  disabled: 'Desactivó la cuenta de {person}. Motivo: {reason}',
  enabled: 'Activó otra vez la cuenta de {person}. Motivo: {reason}',
}
