export const spanishSchedules: Readonly<Record<string, string>> = {
  'every 5 minutes': 'cada 5 minutos',
  'every 10 minutes': 'cada 10 minutos',
  'every 15 minutes': 'cada 15 minutos',
  'every hour': 'cada hora',
  'every night': 'cada noche',
  'every week': 'cada semana',
}

export const spanishSummaries: Readonly<Record<string, string>> = {
  'mail.send': 'Envía un correo.',
  'mail.tidy': 'Quita los correos que no pudieron salir a tiempo.',
  'billing.sync-plan':
    'Pregunta al procesador de pagos cómo está un plan, después de que este avisó que algo cambió.',
  'billing.sync-checkout': 'Pregunta al procesador de pagos si se compró un plan en su página.',
  'billing.sync-returns':
    'Pregunta al procesador de pagos qué se reembolsó o se disputó del pago de un plan; una disputa termina el plan.',
  'billing.customer-email':
    'Le dice al procesador de pagos la nueva dirección de correo electrónico de una persona.',
  'billing.read-events':
    'Lee los eventos del procesador de pagos desde la última vez, por si alguno no llegó.',
  'billing.sweep-checkouts':
    'Pregunta al procesador de pagos qué pasó con las páginas de pago cuyo final nadie nos dijo.',
  'billing.sweep':
    'Compara los planes en curso con el procesador de pagos: los que no se consultaron en una semana.',
  'billing.trial-notice': 'Busca las pruebas que terminan en tres días y avisa a la persona una vez.',
  'billing.mail':
    'Envía un correo sobre un plan: antes de que termine una prueba, tras un pago que falló o que hay que confirmar, un reembolso o una disputa, y tras una cancelación.',
  'billing.end-plan':
    'Termina un plan de inmediato en el procesador de pagos: una segunda prueba, un segundo plan, una cuenta eliminada.',
  'banks.sync': 'Trae las cifras y los movimientos más nuevos de un banco conectado.',
  'banks.remove_links': 'Termina en el servicio de bancos las conexiones que una persona ya no usa.',
  'banks.sweep': 'Pide actualizar cada banco que hoy no se actualizó y termina las conexiones que sobran.',
  'banks.end_unused':
    'Termina las conexiones 30 días después de un plan que las incluía, con un correo una semana antes.',
  'banks.heed_notice':
    'Hace lo que pide un aviso del servicio de bancos: actualizar, o anotar que una conexión necesita a la persona.',
  'credit-monitoring.fetch': 'Trae los puntajes de crédito de una persona en un día de su calendario.',
  'credit-monitoring.due': 'Busca de quién hay que traer hoy los puntajes de crédito.',
  'credit-monitoring.late': 'Lee los informes de crédito que no habían llegado cuando se pidieron.',
  'credit-monitoring.read': 'Lee los informes de crédito de una persona sobre los que el servicio nos avisó.',
  'credit-monitoring.withdraw': 'Avisa a las agencias que una persona retiró su permiso.',
  'donations.sync-gift': 'Pregunta al procesador de pagos si se pagó una donación en su página.',
  'donations.sync-monthly':
    'Pregunta al procesador de pagos cómo está una donación mensual y qué se recibió de ella.',
  'donations.sync-return':
    'Pregunta al procesador de pagos si se devolvió el pago de una donación y corrige el libro.',
  'donations.sweep-visits':
    'Pregunta al procesador de pagos qué pasó con las donaciones cuyo final nadie nos dijo.',
  'donations.sweep':
    'Compara las donaciones mensuales con el procesador de pagos: las que no se consultaron en una semana.',
  'donations.sweep-returns':
    'Pregunta al procesador de pagos si se devolvieron donaciones de los últimos meses: las que no se consultaron en una semana.',
  'donations.mail':
    'Envía un correo sobre una donación: un recibo, un pago fallido de una donación mensual, su final.',
  'donations.stop':
    'Detiene una donación mensual en el procesador de pagos cuando sus pagos ya fallaron del todo.',
  'account.tidy':
    'Quita sesiones y tokens que terminaron, enlaces enviados que son muy viejos y cuentas viejas de intentos.',
  'account.find-resets':
    'Busca de quién ya esperó su día la solicitud de desactivar la verificación en dos pasos.',
  'account.tell-reset': 'Avisa a una persona que su enlace ya desactiva la verificación en dos pasos.',
  'notices.find-reminders': 'Busca quién tiene un pago próximo que no se le recordó.',
  'notices.remind': 'Envía a una persona un correo con lo que vence en los próximos días.',
  'notices.find-cases': 'Busca quién tiene en un caso un día próximo que no se le recordó.',
  'notices.remind-of-cases': 'Envía a una persona un correo con los días que vienen en sus casos.',
  'notices.find-offers': 'Busca quién tiene una oferta que termina en 60, 30 o 7 días y no se le recordó.',
  'notices.remind-of-offers':
    'Envía a una persona un correo con las ofertas que terminan pronto y dejan algo por pagar.',
  'notices.find-reports': 'Los lunes: busca quién quiere el resumen semanal y no lo recibió.',
  'notices.report': 'Envía a una persona su resumen semanal.',
  'notices.find-milestones': 'Busca quién pagó una deuda, o una cuarta parte de todo, y todavía no lo sabe.',
  'notices.milestone': 'Envía a una persona un correo con los logros que alcanzó.',
  'notices.news': 'Envía a una persona un correo con una novedad del producto.',
  'notices.news-to-all': 'Busca quién quiere las novedades y pide que se envíe una a cada persona.',
  'notices.repair':
    'Vuelve a poner en la lista a quien tiene un aviso por venir y no está en ella, por si se perdió un cambio.',
  'notices.forget': 'Olvida qué avisos se enviaron hace más de un año.',
  'privacy.export': 'Hace el archivo con todos los datos de una persona y le escribe que está listo.',
  'privacy.forget-exports': 'Elimina los archivos con todos los datos que tienen más de siete días.',
  'privacy.delete-account': 'Termina lo que una persona tiene fuera y después elimina su cuenta.',
  'privacy.find-deletions': 'Busca las cuentas que hoy toca eliminar.',
  'grants.mail': 'Escribe a quien pidió una ayuda qué pasó con su solicitud.',
  'grants.tidy':
    'Elimina los archivos de las solicitudes tres años después de la decisión, y los borradores que llevan medio año sin cambios.',
  'debts.forget-removed': 'Elimina del todo las deudas que se quitaron hace treinta días.',
  'documents.tidy': 'Quita los archivos que no se terminaron de enviar.',
  'once.tidy': 'Olvida las respuestas guardadas para pedidos que se envían dos veces.',
}
