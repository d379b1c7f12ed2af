import type { Words } from '#engine/language/bilingual.ts'
import type { English } from './messages.ts'

export const spanish: Words<English> = {
  education: {
    none: 'No se pide diploma.',
    highSchool: 'Lo usual es un diploma de high school.',
    differs: 'Lo que se pide varía de un trabajo a otro.',
    someCollege: 'Lo usual es tener algo de estudios universitarios.',
    certificate: 'Lo usual es un certificado de un curso corto, y su estado puede pedir una licencia.',
    communityCollege: 'Lo usual es un título de un community college.',
    college:
      'Lo usual es un título universitario para un empleo completo. Para trabajos pequeños pueden bastar muestras de lo que hace.',
    longStudy: 'Requiere estudios largos y casi siempre una licencia.',
  },
  groups: {
    11: {
      name: 'Dirección',
      start: 'Pregunte a personas con las que ha trabajado quién necesita ayuda por unas horas.',
    },
    13: {
      name: 'Negocios y finanzas',
      start: 'Ofrezca a un negocio pequeño de su zona poner en orden un mes de sus cuentas.',
    },
    15: {
      name: 'Computación',
      start: 'Haga una cosa pequeña que pueda mostrar y ofrézcala a una tienda o un club de su zona.',
    },
    17: {
      name: 'Ingeniería',
      start: 'Pregunte en empresas que conoce por trabajo de dibujo o revisión por hora.',
    },
    19: {
      name: 'Ciencia',
      start: 'Pregunte en escuelas, laboratorios y sitios de tutoría por trabajo por hora.',
    },
    21: {
      name: 'Comunidad',
      start: 'Pregunte en iglesias, refugios y centros comunitarios qué horas pagan.',
    },
    23: {
      name: 'Derecho',
      start: 'Pregunte en una oficina de ayuda legal qué horas pagadas tiene disponibles.',
    },
    25: {
      name: 'Enseñanza',
      start: 'Diga en las escuelas de su zona y en su biblioteca que tiene horas libres.',
    },
    27: {
      name: 'Arte y medios',
      start: 'Ponga sus mejores trabajos en una página y envíela a quienes los necesitan.',
    },
    29: {
      name: 'Salud',
      start: 'Pregunte por turnos adicionales en clínicas y agencias de su zona. Tenga su licencia a mano.',
    },
    31: {
      name: 'Cuidados',
      start: 'Pregunte en agencias de cuidado en casa de su zona. Muchas capacitan a quien contratan.',
    },
    33: {
      name: 'Seguridad',
      start: 'Averigüe qué pide su estado y luego solicite turnos de fin de semana.',
    },
    35: {
      name: 'Comida',
      start: 'Pregunte en lugares de su zona en sus horas tranquilas, a media tarde.',
    },
    37: {
      name: 'Limpieza y jardines',
      start: 'Empiece con gente que conoce y pídale que se lo diga a un vecino.',
    },
    39: {
      name: 'Cuidado personal',
      start: 'Empiece con gente que conoce y pídale que se lo diga a un vecino.',
    },
    41: {
      name: 'Ventas',
      start: 'Pregunte en tiendas que le gustan si necesitan ayuda en los días de más gente.',
    },
    43: {
      name: 'Oficina',
      start: 'Busque trabajo de medio tiempo desde casa, y nunca pague para que le contraten.',
    },
    45: { name: 'Agricultura', start: 'Pregunte en granjas y viveros de su zona antes de la temporada.' },
    47: {
      name: 'Construcción',
      start: 'Pida a un contratista trabajo por día. Averigüe primero qué pide su estado.',
    },
    49: {
      name: 'Reparación',
      start: 'Empiece con gente que conoce. Acuerde el precio antes de empezar.',
    },
    51: {
      name: 'Fabricación',
      start:
        'Pregunte por turnos adicionales en talleres de su zona, o venda una primera pieza por su cuenta.',
    },
    53: {
      name: 'Manejo y mudanzas',
      start: 'Revise primero su seguro. No toda póliza cubre manejar por pago.',
    },
  },
  otherGroup: {
    name: 'Otros trabajos',
    start: 'Pregunte entre sus conocidos quién necesita esto, y acuerde primero el precio.',
  },
  tradeStarts: {
    'tailors-dressmakers-and-custom-sewers':
      'Ofrezca dobladillos y cierres a gente que conoce, y pida arreglos de ropa en una tintorería de su zona.',
    notaries:
      'Pregunte en su estado quién puede ser notario y cuánto cuesta. Muchos estados limitan lo que un notario puede cobrar por cada acto.',
    'laundry-and-dry-cleaning-workers': 'Ofrezca lavar y doblar ropa a gente de su zona, y cobre por libra.',
    upholsterers: 'Tapice una silla propia y muestre fotos de antes y después.',
    'bicycle-repairers':
      'Ofrezca ajustes de bicicletas a gente que conoce. Acuerde el precio antes de empezar.',
    'locksmiths-and-safe-repairers':
      'Pregunte primero si su estado pide una licencia, y luego pida a un cerrajero de su zona llamadas adicionales.',
    'tax-preparers':
      'Obtenga del IRS un número de identificación de preparador, y pida trabajo de temporada en una oficina de impuestos de su zona.',
  },
  manyBegin: 'Mucha gente empieza aquí.',
  fits: (words) => `Va con lo que escribió: ${words}.`,
  wagesFrom: 'de dónde vienen los salarios',
  noWages: 'No tenemos un salario para este oficio. Pregunte cuánto cobran otros en su zona.',
  wages: (low, high, source) => `${low} a ${high} por hora antes de impuestos y comisiones. ${source}.`,
  wagesIn: (low, high, { place, source }) =>
    `${low} a ${high} por hora antes de impuestos y comisiones, una estimación para ${place}. ${source}.`,
  hours: (least) => `${least} horas`,
  hoursRange: (least, most) => `${least} a ${most} horas`,
  hoursAWeek: 'horas por semana',
  timeYouChose: 'el tiempo que eligió',
  aWeek: (hours) => `${hours} por semana`,
  online: 'En línea o desde casa, donde el trabajo lo permita',
  leaves: (hours, net, tax) =>
    `${hours} por semana con el salario más bajo dejan unos ${net} al mes después de ${tax} de impuestos.`,
  noEnd: 'Aun así las deudas todavía no terminan, así que revise primero las tasas.',
  nowEnds: (date) => `Si todo va a sus deudas, podría quedar libre de deudas en ${date}. Ahora no terminan.`,
  sooner: (date, sooner) =>
    `Si todo va a sus deudas, podría quedar libre de deudas en ${date}, ${sooner} antes.`,
}
