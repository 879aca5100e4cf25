export const uiTexts = {
  /** The first screen of whoever is logged in. */
  home: 'Inicio',
  done: 'Hecho',
  error: 'Error',
  unexpected: 'Ha ocurrido un error inesperado',
  cancel: 'Volver',
  unknownPlace: 'En esta dirección no hay nada',
  unknownPlaceHelp: 'Puede estar incompleta o mal copiada. Búsquelo en la lista o con el buscador de arriba.',
  toList: 'Ir a la lista',
  upload: 'Subir imagen',
  uploadFile: 'Elegir archivo',
  camera: 'Tomar foto',
  clear: 'Borrar',
  options: 'Opciones',
  noneFound: 'No se encontró nada',
  closeList: 'Cerrar',
  remove: (name: string) => `Quitar ${name}`,
  enlarge: (name: string, place: number, count: number) =>
    count === 1 ? `Ampliar ${name}` : `Ampliar ${name}, ${place} de ${count}`,
  imageCount: (count: number, most: number) => `${count} de ${most}`,
} as const
