import type { Words } from '#engine/language/bilingual.ts'
import type { English } from './consequence-words.ts'

export const spanish: Words<English> = {
  homeAtRisk:
    'Atrasarse con la renta puede traer un cargo y después un aviso. Pida por escrito unos días más al dueño de la vivienda.',
  shutoff:
    'Pueden cortar el servicio después de un aviso. Pida a la compañía un plan de pagos o una fecha posterior.',
  foodHelp: 'Llame al 211 para encontrar alimentos cerca de usted. Es gratis.',
  medicineHelp:
    'Pida en la farmacia una cantidad menor o un precio más bajo. En el 211 saben quién ayuda con el costo.',
  wayToWork: 'Llame al 211 y pida ayuda con la gasolina, los pasajes o el cuidado de los niños.',
  coverageEnds: 'La cobertura puede terminar después de un aviso. Pida a la aseguradora una fecha posterior.',
  courtOrder:
    'La manutención de los hijos la fija una corte. Pregunte en la oficina de manutención cómo cambiar el monto.',
  foreclosure:
    'Si los pagos de la casa siguen atrasados, el prestamista puede empezar una ejecución hipotecaria. Un asesor de vivienda ayuda gratis: 800-569-4287.',
  repossession:
    'Es posible que el prestamista pueda llevarse el auto. Pida que este pago pase al final del préstamo.',
  askIncomeDriven:
    'Pida al administrador del préstamo un pago según sus ingresos o un aplazamiento. Cualquiera de los dos puede bajar el pago.',
  penaltyRate: 'La tasa puede subir sobre lo que ya debe cuando un pago tiene más de 60 días de atraso.',
  markAfter30Days: 'Un pago con 30 días de atraso puede figurar en su informe de crédito.',
  markAfter90Days: 'Un préstamo federal con 90 días de atraso se informa a las agencias de crédito.',
}
