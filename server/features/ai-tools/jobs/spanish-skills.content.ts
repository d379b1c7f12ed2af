/**
 * The work that everyday words of Spanish lead to, as skill-jobs.content.ts has them for English: accents left out, since
 * what is typed is read without them. Beginnings of words are long enough to be no English word's.
 */
export const spanishSkillJobs: readonly { words: string; vague?: string; slugs: readonly string[] }[] = [
  {
    words: 'coser, cosiendo, costura-, costurer-, sastre-, modista-, dobladillo-, bordar, bordado-, cortinas',
    slugs: ['tailors-dressmakers-and-custom-sewers'],
  },
  {
    words: 'tejer, tejido-, artesan-, manualidad-, dibujar, dibujo-, ceramica, velas, tatuaj-',
    slugs: ['craft-and-fine-artists'],
  },
  { words: 'joyeria, joyas', slugs: ['jewelers-and-precious-stone-and-metal-workers'] },
  { words: 'tapicer-, tapizar', slugs: ['upholsterers'] },
  {
    words: 'lavanderia, planchar, planchado, lavar ropa, tintoreria',
    slugs: ['laundry-and-dry-cleaning-workers'],
  },
  { words: 'notario-, notaria', slugs: ['notaries'] },
  { words: 'impuestos', slugs: ['tax-preparers', 'accountants-and-auditors'] },
  {
    words: 'cabello, pelo, peluquer-, peinar, peinado-, trenzas, barberia, barbero-, maquillaj-, estilista-',
    slugs: ['barbers-hairstylists-and-cosmetologists'],
  },
  { words: 'pestanas, cejas, faciales, depilaci-', slugs: ['skincare-specialists'] },
  { words: 'unas, manicurista-', slugs: ['manicurists-and-pedicurists'] },
  { words: 'masaje-, masajista-', slugs: ['massage-therapists'] },
  {
    words: 'perro, gato, mascota-, animales, cachorro-, pasear perro',
    slugs: ['animal-care-and-service-workers'],
  },
  { words: 'cosecha-, cosechar, ganado, gallinas, cultivo-, agricultura', slugs: ['agricultural-workers'] },
  {
    words: 'jardin-, jardiner-, cesped, podar, poda, zacate, pasto, nieve, patio-',
    slugs: ['grounds-maintenance-workers'],
  },
  { words: 'flores, florist-, ramos', slugs: ['floral-designers'] },
  {
    words: 'ninos, ninas, nino, nina, niner-, bebe, bebes, cuidar nino, guarderia',
    slugs: ['childcare-workers'],
  },
  {
    words: 'ancianos, anciano, adultos mayores, personas mayores, abuel-, discapac-, cuidar mama',
    vague: 'cuidar, cuidado, cuidados',
    slugs: ['home-health-aides-and-personal-care-aides'],
  },
  { words: 'enfermer-', slugs: ['nursing-assistants', 'registered-nurses'] },
  {
    words: 'limpiar, limpieza-, limpio, trapear, barrer, aspirar, conserje-, lavar ventanas',
    slugs: ['janitors-and-building-cleaners'],
  },
  {
    words: 'lavar carro, lavar auto, lavado carro, mudanza-, cargar, descargar, bodega-, almacen-, empacar',
    slugs: ['hand-laborers-and-material-movers'],
  },
  { words: 'montacargas', slugs: ['material-moving-machine-operators'] },
  {
    words: 'manejar, manejo, conducir, repartir, repartidor-, entregas, mandados, camioneta-, chofer',
    vague: 'carro, auto',
    slugs: ['delivery-truck-drivers-and-driver-sales-workers', 'taxi-drivers-and-chauffeurs'],
  },
  { words: 'trailer, camionero-', slugs: ['heavy-and-tractor-trailer-truck-drivers'] },
  { words: 'autobus-', slugs: ['bus-drivers'] },
  {
    words: 'mecanic-, arreglar carro, reparar carro, arreglar auto, reparar auto, frenos, llantas',
    slugs: ['automotive-service-technicians-and-mechanics'],
  },
  { words: 'bicicleta-', slugs: ['bicycle-repairers'] },
  { words: 'cerrajer-, cerraduras, llaves', slugs: ['locksmiths-and-safe-repairers'] },
  {
    words: 'chambitas, armar muebles, arreglos casa, electrodomestic-, cercas',
    vague: 'reparar, reparaci-, arreglar, arreglos, mantenimiento, instalar',
    slugs: ['general-maintenance-and-repair-workers'],
  },
  { words: 'carpinter-, madera, muebles', slugs: ['carpenters', 'woodworkers'] },
  { words: 'pintar, pintura, pintor, pintora', slugs: ['painters-construction-and-maintenance'] },
  { words: 'tablaroca, yeso', slugs: ['drywall-and-ceiling-tile-installers-and-tapers'] },
  { words: 'azulejo-, pisos, alfombra-', slugs: ['tile-and-marble-setters'] },
  { words: 'ladrillo-, albanil-', slugs: ['brickmasons-blockmasons-and-stonemasons'] },
  { words: 'techos, techador-, techar', slugs: ['roofers'] },
  { words: 'construccion, demolicion, concreto, obra', slugs: ['construction-laborers-and-helpers'] },
  { words: 'plomer-, tuberia-, fontaner-', slugs: ['plumbers-pipefitters-and-steamfitters'] },
  { words: 'electricidad, electricista-, cableado', slugs: ['electricians'] },
  {
    words: 'aire acondicionado, calefaccion, refrigeraci-',
    slugs: ['heating-air-conditioning-and-refrigeration-mechanics-and-installers'],
  },
  { words: 'soldar, soldadura-, soldador-', slugs: ['welders-cutters-solderers-and-brazers'] },
  { words: 'fabrica, ensamblaj-, maquila', slugs: ['assemblers-and-fabricators'] },
  { words: 'plagas, fumigar, fumigaci-', slugs: ['pest-control-workers'] },
  {
    words: 'cocinar, cocina, cocinero-, cocinera-, comida-, tamales, tortillas, antojitos, banquetes',
    slugs: ['cooks', 'food-preparation-workers'],
  },
  { words: 'hornear, panaderia, panader-, pasteles, reposteria, galletas', slugs: ['bakers'] },
  { words: 'lavar platos, lavaplatos, cafeteria', slugs: ['food-and-beverage-serving-and-related-workers'] },
  { words: 'mesero-, mesera-, camarer-, restaurante-', slugs: ['waiters-and-waitresses'] },
  { words: 'cantinero-, cocteles, bebidas', slugs: ['bartenders'] },
  { words: 'carnicer-', slugs: ['butchers-and-meat-cutters'] },
  { words: 'cajero-, cajera-, caja registradora', slugs: ['cashiers'] },
  { words: 'vender, ventas, venta, vendedor-, revender', vague: 'tienda-', slugs: ['retail-sales-workers'] },
  { words: 'bienes raices, inmobiliari-', slugs: ['real-estate-brokers-and-sales-agents'] },
  { words: 'seguros', slugs: ['insurance-sales-agents'] },
  {
    words: 'contabilidad, contador, contadora, facturas, cuentas, numeros, nomina-',
    slugs: ['bookkeeping-accounting-and-auditing-clerks', 'financial-clerks'],
  },
  {
    words: 'oficina-, mecanograf-, archivar, captura datos',
    slugs: ['general-office-clerks', 'secretaries-and-administrative-assistants'],
  },
  {
    words: 'secretari-, organizar, asistente virtual, agenda-',
    vague: 'asistente-',
    slugs: ['secretaries-and-administrative-assistants', 'general-office-clerks'],
  },
  { words: 'telefono-, recepcion-', slugs: ['receptionists', 'customer-service-representatives'] },
  {
    words: 'clientes, atencion cliente, servicio cliente',
    slugs: ['customer-service-representatives', 'receptionists'],
  },
  { words: 'escribir, redacci-, redactar, cuentos, poesia', slugs: ['writers-and-authors'] },
  {
    words:
      'espanol, ingles, frances, portugues, traducir, traducci-, traductor-, interpretar, idiomas, bilingue-',
    slugs: ['interpreters-and-translators', 'tutors'],
  },
  {
    words: 'ensenar, clases, maestro-, maestra-, matematicas, tareas, lectura, tutoria-',
    slugs: ['tutors'],
  },
  { words: 'diseno-, disenar, logotipo-, volantes', slugs: ['graphic-designers'] },
  { words: 'decorar, decoraci-', slugs: ['interior-designers'] },
  { words: 'paginas web, sitios web', slugs: ['web-developers'] },
  { words: 'programar, programaci-', slugs: ['software-developers', 'web-developers'] },
  { words: 'computadora-, computacion, impresora-, celulares', slugs: ['computer-support-specialists'] },
  { words: 'fotos, fotograf-', slugs: ['photographers'] },
  { words: 'videos, grabar video, editar video', slugs: ['film-and-video-editors-and-camera-operators'] },
  { words: 'musica, musico, guitarra, cantar, violines, tambor', slugs: ['musicians-and-singers', 'tutors'] },
  { words: 'bailar, baile-, danza-', slugs: ['dancers-and-choreographers'] },
  {
    words: 'ejercicio-, gimnasio-, entrenador-, entrenar, nadar',
    slugs: ['fitness-trainers-and-instructors'],
  },
  { words: 'futbol, arbitro-, deportes', slugs: ['recreation-workers'] },
  {
    words: 'fiesta-, bodas, eventos, quinceanera-, globos',
    slugs: ['meeting-convention-and-event-planners'],
  },
  { words: 'seguridad, guardia-, vigilan-', slugs: ['security-guards'] },
  { words: 'redes sociales', slugs: ['public-relations-specialists'] },
]
