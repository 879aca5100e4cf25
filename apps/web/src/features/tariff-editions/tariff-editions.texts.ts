/** Words of the reference price's editions. */
export const tariffEditionsTexts = {
  upload: {
    costs: {
      title: 'Cargar una edición nueva',
      help: 'Descargue la plantilla: trae los valores que rigen hoy. Cambie los que publicó el Ministerio, guárdela como libro de Excel y cárguela aquí.',
      fileHelp: 'Libro de Excel (.xlsx), con la primera hoja como en la plantilla.',
      accept: '.xlsx',
    },
    tolls: {
      title: 'Cargar tarifas de peajes',
      help: 'Descargue la plantilla: trae todos los peajes con las tarifas que rigen hoy. Cambie las que publicaron el INVÍAS y las concesiones y cárguela aquí completa: el peaje que no venga queda sin tarifa conocida.',
      fileHelp:
        'Libro de Excel (.xlsx) o CSV, con las columnas de la plantilla. Celda vacía: sin tarifa conocida; 0: no cobra.',
      accept: '.xlsx,.csv',
    },
    template: 'Descargar la plantilla',
    file: 'Archivo',
    pick: 'Elegir el archivo',
    nothingPicked: 'Ningún archivo elegido',
    fileRequired: 'Elija el archivo',
    tooLarge: 'El archivo no puede superar 1 MB.',
    from: 'Rige desde',
    fromHelp: 'Se usa en los servicios reservados desde ese día.',
    dayRequired: 'Elija el día desde el que rige',
    review: 'Revisar el archivo',
  },
  preview: {
    problemsTitle: (count: number) =>
      count === 1 ? 'Hay 1 celda por corregir' : `Hay ${count} celdas por corregir`,
    problemsHelp: 'No se ha guardado nada. Corrija el archivo y cárguelo otra vez.',
    cell: 'Celda',
    place: 'Dónde',
    what: 'Qué pasa',
    found: (text: string) => `dice «${text}»`,
    same: (day: string) => `El archivo tiene los mismos valores de la edición del ${day}.`,
    title: (count: number, day: string) =>
      count === 1
        ? `Cambia 1 valor frente a la edición del ${day}`
        : `Cambian ${count} valores frente a la edición del ${day}`,
    note: 'Nota',
    noteHelp: 'De dónde salen los valores: resolución, fecha de consulta.',
    act: (day: string) => `Poner en vigor desde el ${day}`,
    done: 'La edición se ha registrado correctamente',
  },
  tolls: {
    caption: 'Tarifas que cambian',
    post: 'Peaje',
    category: 'Categoría',
    none: 'Sin tarifa',
    more: (count: number) => `y ${count} tarifas más`,
  },
  comparison: {
    caption: 'Valores que cambian',
    parameter: 'Parámetro',
    configuration: 'Configuración',
    all: 'Todas',
    before: 'Antes',
    after: 'Después',
    change: 'Cambio',
    workedTitle: 'Cuánto costaría Bogotá–Medellín',
    workedHelp: '438,5 km, carga general, 8 horas de cargue y descargue, con peajes.',
    workedCaption: 'Costo del viaje de muestra antes y después',
  },
  history: {
    costs: { title: 'Ediciones', product: 'Valores iniciales del producto' },
    tolls: { title: 'Tarifas de peajes', product: 'INVÍAS, datos abiertos de diciembre de 2025' },
    help: 'Rige la del último día alcanzado; de un mismo día, la cargada más tarde. Ninguna se borra.',
    from: (day: string) => `Desde el ${day}`,
    inForce: 'En vigor',
    ahead: 'Aún no rige',
    past: 'Anterior',
    by: (name: string, when: string) => `${name}, ${when}`,
    detail: 'Ver qué cambió',
    detailTitle: (day: string) => `Edición del ${day}`,
    first: 'Es la primera edición: no hay otra con qué compararla.',
    nothing: 'No cambia nada de la edición anterior.',
  },
} as const
