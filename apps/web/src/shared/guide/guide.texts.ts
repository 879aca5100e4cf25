export const guideTexts = {
  title: 'Sus primeros pasos',
  progress: (done: number, of: number) => `${done} de ${of}`,
  done: 'Hecho',
  failed: 'No pudimos revisar sus primeros pasos',
  skip: 'No mostrar más',
} as const
