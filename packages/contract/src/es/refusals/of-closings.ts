/** Sentences of `errors-of-closings` of the domain. Part of `errors.ts`. */
import type { closingRefusals } from '@arriero/domain/errors/errors-of-closings'

export const closingErrorTexts: Record<keyof typeof closingRefusals, string> = {
  'chart.code_invalid':
    'El código tiene 4, 6, 8 o 10 dígitos, sin puntos, y empieza por la clase: de 1 a 9. Por ejemplo 130505.',
  'chart.code_required': 'Falta el código de esta cuenta.',
  'chart.incomplete':
    'Falta el código de alguna cuenta. Complete y guarde el plan de cuentas; después haga el archivo.',
  'month.changed':
    'El mes cambió mientras usted lo miraba: llegó o cambió algún asiento. Revise las cifras y ciérrelo de nuevo.',
  'month.closed': 'Este mes ya está cerrado. Lo que falte queda en el primer mes abierto.',
  'month.document_required': 'Escriba el número del comprobante contable en Siigo: es un número entero.',
  'month.earlier_open': 'Hay un mes anterior sin cerrar. Los meses se cierran en orden.',
  'month.file_kind': 'Ese programa no recibe esa clase de archivo.',
  'month.not_closed': 'El archivo se hace de un mes cerrado: sus cifras ya no cambian.',
  'month.not_found': 'Ese mes no tiene libros.',
  'month.not_over': 'El mes no ha terminado en Bogotá. Ciérrelo desde el primer día del siguiente.',
  'month.part_not_found': 'Esa parte del archivo no existe.',
  'month.pending': 'No se puede cerrar: la lista de revisión tiene pendientes. Resuélvalos y vuelva a mirar.',
}
