/** Sentences of `errors-of-volume` of the domain. Part of `errors.ts`. */
import type { volumeRefusals } from '@arriero/domain/errors/errors-of-volume'

export const volumeErrorTexts: Record<keyof typeof volumeRefusals, string> = {
  'day.unreadable': 'No es una fecha que podamos leer. Escríbala como 2026-12-01 o 01/12/2026 (día primero).',
  'hour.unreadable': 'No es una hora que podamos leer. Escríbala como 8:00, 14:30 o 2:30 p. m.',
  'import.cells_merged':
    'La celda está combinada con otras y solo la primera tiene el dato. Sepárelas y llene cada fila.',
  'import.columns_missing': 'Faltan columnas obligatorias. Diga en qué columna está cada una.',
  'import.file_too_large': 'El archivo pesa más de 10 MB. Divídalo en varios.',
  'import.file_unreadable':
    'No pudimos leer el archivo. Guárdelo como libro de Excel (.xlsx) o como CSV e inténtelo otra vez.',
  'import.formula_empty':
    'La celda tiene una fórmula sin resultado o con error. Ábrala en Excel, revísela y guarde el archivo.',
  'import.has_offers':
    'Ya no se puede deshacer: alguno de estos servicios recibió una oferta o cambió de estado. Cancélelos uno por uno.',
  'import.no_rows': 'La hoja no tiene filas con datos debajo de los títulos.',
  'import.not_found': 'La importación no existe o no es suya.',
  'import.not_published': 'Esta importación no ha publicado servicios.',
  'import.not_ready': 'Todavía estamos trabajando en esta importación. Espere un momento.',
  'import.nothing_good': 'Ninguna fila está lista para publicar.',
  'import.reference_exists': 'Ya existe un servicio suyo con esta referencia: no se pide otra vez.',
  'import.reference_repeated': 'Esta referencia está en otra fila del mismo archivo.',
  'import.rows_wrong': 'Hay filas con errores. Corríjalas, o publique solo las correctas.',
  'import.text_too_long': 'El texto es demasiado largo o tiene signos que no se pueden guardar.',
  'import.too_many': 'Tiene demasiadas importaciones sin publicar. Descarte alguna.',
  'import.too_many_rows': 'La hoja tiene más de 2.000 filas. Divídala en varios archivos.',
  'import.undone': 'Esta importación ya se deshizo.',
  'import.yes_or_no': 'Escriba Sí o No.',
  'town.ambiguous': 'Hay varios municipios con este nombre. Agregue el departamento.',
  'town.not_found': 'No encontramos este municipio en Colombia ni un lugar suyo con este nombre.',
  'hours.invalid': 'La hora de cierre debe ser posterior a la de apertura.',
  'lane.alerts_most_invalid': 'Escriba cuántos avisos quiere al día: de 1 a 50.',
  'lane.matches_everything':
    'Así le avisaríamos de todas las cargas del país. Diga por lo menos de dónde salen o a dónde van.',
  'lane.not_found': 'La ruta guardada no existe o no es suya.',
  'lane.per_km_invalid': 'Escriba los pesos por kilómetro como un número entero, hasta 1.000.000.',
  'lane.reach_invalid': 'Elija hasta dónde: el municipio, un círculo de hasta 250 km o el departamento.',
  'lane.too_many': 'Llegó al máximo de 20 rutas guardadas. Elimine alguna.',
  'lane.weight_invalid': 'Escriba el peso en kilos como un número entero, hasta 100.000.',
  'place.name_taken': 'Ya tiene un lugar con este nombre. Elija otro.',
  'place.not_found': 'El lugar no existe o no está entre los suyos.',
  'place.too_many': 'Llegó al máximo de 500 lugares. Elimine alguno.',
  'recurring.days_required': 'Elija por lo menos un día de la semana.',
  'recurring.ended': 'Este servicio recurrente ya terminó. Cree uno nuevo.',
  'recurring.from_past':
    'La fecha de inicio ya pasó: no se piden servicios en un mes cerrado. Elija hoy o una fecha futura.',
  'recurring.lead_invalid': 'Publique entre 1 y 30 días antes.',
  'recurring.no_days':
    'En esas fechas no cae ningún servicio. Revise los días, los festivos y la fecha final.',
  'recurring.not_found': 'El servicio recurrente no existe o no es suyo.',
  'recurring.source_required': 'Elija la plantilla o el servicio que se repite.',
  'recurring.too_long': 'La fecha está demasiado lejos: hasta dos años.',
  'recurring.too_many': 'Llegó al máximo de 100 servicios recurrentes. Termine alguno.',
  'recurring.until_before': 'La fecha final debe ser posterior a la de inicio.',
  'template.name_taken': 'Ya tiene una plantilla con este nombre. Elija otro.',
  'template.not_found': 'La plantilla no existe o no está entre las suyas.',
  'template.too_many': 'Llegó al máximo de 200 plantillas. Elimine alguna.',
}
