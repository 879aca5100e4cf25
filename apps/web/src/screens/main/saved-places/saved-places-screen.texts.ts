export const savedPlacesScreenTexts = {
  create: 'Guardar un lugar',
  createTitle: 'Nuevo lugar',
  editTitle: 'Lugar',
  save: 'Guardar',
  created: 'El lugar se ha registrado correctamente',
  saved: 'El lugar se ha actualizado correctamente',
  remove: 'Eliminar',
  removeTitle: 'Eliminar el lugar',
  removeEffect: (name: string) =>
    `«${name}» sale de su libreta. Los servicios que ya pidió conservan sus datos.`,
  removed: 'El lugar se eliminó',
} as const
