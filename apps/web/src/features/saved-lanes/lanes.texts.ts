/** What is said of lanes and of when one is told, at a desk and in the cab. */
export const savedLaneTexts = {
  create: 'Guardar una ruta',
  createTitle: 'Nueva ruta',
  editTitle: 'Ruta guardada',
  save: 'Guardar',
  created: 'La ruta se guardó: le avisaremos de las cargas nuevas',
  saved: 'La ruta se ha actualizado correctamente',
  fields: {
    name: 'Nombre',
    nameHelp: 'Si lo deja vacío, se llama como sus lugares.',
    originCode: 'Desde',
    destinationCode: 'Hacia',
    townHelp: 'Escriba un municipio; vacío, cualquier lugar.',
    reach: 'Hasta dónde',
    types: 'Tipos de vehículo',
    typesHelp: 'Sin marcar ninguno, todos.',
    perKmLeast: 'Pesos por kilómetro cargado, desde',
    perKmHelp:
      'Lo que usted gana dividido entre los kilómetros con carga. Las cargas sin precio no se avisan.',
    weightMost: 'Peso hasta (kg)',
  },
  act: 'Acción',
  pause: 'Pausar los avisos',
  resume: 'Reanudar los avisos',
  remove: 'Eliminar',
  of: (act: string, name: string) => `${act}: ${name}`,
  removed: (name: string) => `Eliminó la ruta «${name}».`,
  times: {
    change: 'Cambiar',
    title: 'Cuándo le avisamos',
    ways: 'Elegir por dónde',
    quiet: (from: string, to: string) =>
      `En silencio de ${from} a ${to}; lo que llegue se lo avisamos junto al terminar.`,
    always: 'Sin horas de silencio.',
    most: (most: number, told: number) =>
      `Máximo ${most === 1 ? '1 aviso' : `${most} avisos`} al día; hoy ${told === 1 ? 'va 1' : `van ${told}`}.`,
    isQuiet: 'Horas de silencio',
    from: 'Desde las',
    to: 'Hasta las',
    mostADay: 'Avisos al día, como máximo',
    saved: 'El horario de avisos se ha actualizado correctamente',
  },
} as const
