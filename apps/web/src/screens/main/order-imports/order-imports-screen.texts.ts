import type { ImportField } from '@arriero/domain/imports/columns'

const rows = (count: number) => (count === 1 ? '1 fila' : `${count.toLocaleString('es-CO')} filas`)

export const orderImportsScreenTexts = {
  bring: 'Subir archivo',
  template: 'Descargar la plantilla',
  window: 'Importación',
  known: 'Ya había subido este archivo: aquí está como quedó.',
  refused: (file: string, why: string) => `«${file}»: ${why}`,
  tooLarge: 'El archivo pesa más de 10 MB. Divídalo en varios.',
  work: {
    checking: (done: number, total: number) => `Revisando fila por fila: ${done} de ${total}`,
    publishing: (done: number, total: number) => `Publicando: ${done} de ${total}. Puede cerrar esta página.`,
    undoing: (done: number, total: number) => `Deshaciendo: ${done} de ${total}`,
  },
  counts: (good: number, wrong: number, existing: number) =>
    [
      `${rows(good)} ${good === 1 ? 'correcta' : 'correctas'}`,
      ...(wrong > 0 ? [`${rows(wrong)} con errores`] : []),
      ...(existing > 0 ? [`${rows(existing)} que ya existían`] : []),
    ].join(', '),
  closed: (count: number) =>
    `${rows(count)} a una hora en que el origen está cerrado. Se puede publicar así, o corregir la hora en el archivo.`,
  closedThen: 'Origen cerrado a esa hora',
  published: (count: number) =>
    count === 1 ? '1 servicio publicado' : `${count.toLocaleString('es-CO')} servicios publicados`,
  /** @param kept how many stay, since somebody offered for them meanwhile */
  undone: (kept: number) =>
    kept === 0
      ? 'Se deshizo: sus servicios quedaron cancelados y el archivo se puede subir otra vez.'
      : `Se deshizo, menos ${kept === 1 ? '1 servicio que sigue publicado' : `${kept.toLocaleString('es-CO')} servicios que siguen publicados`}: ya tenían ofertas.`,
  publishAll: (count: number) =>
    count === 1 ? 'Publicar 1 servicio' : `Publicar ${count.toLocaleString('es-CO')} servicios`,
  publishGood: (count: number) =>
    count === 1
      ? 'Publicar solo la fila correcta'
      : `Publicar solo las ${count.toLocaleString('es-CO')} correctas`,
  publishEffect: (count: number) =>
    count === 1
      ? 'Los transportadores verán este servicio. Puede deshacerlo hasta que llegue la primera oferta.'
      : `Los transportadores verán estos ${count.toLocaleString('es-CO')} servicios. Puede deshacerlo hasta que llegue la primera oferta.`,
  publishing: 'Empezamos a publicar',
  failed: 'Descargar filas por corregir',
  undo: 'Deshacer',
  undoTitle: 'Deshacer la importación',
  undoEffect: (count: number) =>
    `Se ${count === 1 ? 'cancela 1 servicio' : `cancelan ${count.toLocaleString('es-CO')} servicios`} sin costo. Las referencias quedan libres.`,
  undoing: 'Estamos deshaciendo la importación',
  seeServices: 'Ver mis servicios',
  faults: {
    title: 'Qué corregir',
    row: (row: number, reference: string | null) =>
      reference === null ? `Fila ${row}` : `Fila ${row}, ${reference}`,
  },
  fault: (column: string | null, found: string, text: string) =>
    `${column ?? 'Fila'}${found && ` «${found}»`}: ${text}`,
  discard: 'Descartar',
  discardTitle: 'Descartar el archivo',
  discardEffect: 'No se publica nada. Puede subirlo otra vez cuando quiera.',
  discarded: 'El archivo se descartó',
  columns: {
    title: 'Columnas',
    help: 'Reconocimos las columnas por su nombre. Cambie la que no corresponda.',
    missing: (fields: string) => `Falta decir en qué columna está: ${fields}.`,
    sheet: 'Hoja',
    sheetOption: (name: string, count: number) => `${name} (${rows(count)})`,
    head: 'Fila de los títulos',
    none: 'No está en el archivo',
    save: 'Revisar con estas columnas',
    saved: 'Revisamos las filas otra vez',
  },
  required: 'obligatoria',
  fields: {
    reference: 'Referencia',
    origin: 'Origen',
    originDepartment: 'Departamento de origen',
    originAddress: 'Dirección de origen',
    originContact: 'Contacto en origen',
    originPhone: 'Teléfono en origen',
    destination: 'Destino',
    destinationDepartment: 'Departamento de destino',
    destinationAddress: 'Dirección de destino',
    destinationContact: 'Contacto en destino',
    destinationPhone: 'Teléfono en destino',
    day: 'Fecha',
    hour: 'Hora',
    typeLoad: 'Tipo de carga',
    typeVehicle: 'Tipo de vehículo',
    weight: 'Peso',
    high: 'Alto',
    width: 'Ancho',
    bottom: 'Fondo',
    volume: 'Volumen',
    pieces: 'Piezas',
    price: 'Precio antes de IVA',
    description: 'Descripción',
    deliveryCode: 'Código de entrega',
  } satisfies Record<ImportField, string>,
} as const
