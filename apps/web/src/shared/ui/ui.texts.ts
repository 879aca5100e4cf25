export const uiTexts = {
  done: 'Hecho',
  error: 'Error',
  unexpected: 'Ha ocurrido un error inesperado',
  cancel: 'Volver',
  copy: 'Copiar',
  copied: 'Copiado',
  upload: 'Subir imagen',
  camera: 'Tomar foto',
  remove: (name: string) => `Quitar ${name}`,
  imageCount: (count: number, most: number) => `${count} de ${most}`,
} as const
