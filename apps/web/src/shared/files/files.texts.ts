export const filesTexts = {
  cameWith: 'Archivos que llegaron',
  /** What a paper may be, said before it is chosen. */
  paperHint: 'JPG, PNG o PDF, hasta 10 MB.',
  /** Photos are made fit where they are taken. */
  photoHint: 'Fotos JPG o PNG, de cualquier tamaño.',
  supportHint: 'JPG o PDF, hasta 10 MB.',
  empty: 'El archivo está vacío. Elija otro.',
  heic: 'Este navegador no abre las fotos HEIC del iPhone. Tómela con «Tomar foto», o en el iPhone elija Ajustes > Cámara > Formatos > Más compatible y tómela otra vez.',
  unreadable: 'Este archivo no se pudo leer como foto. Elija o tome otra.',
  unexpected: 'Ha ocurrido un error inesperado',
  open: 'Abrir',
  pdf: 'PDF',
  kilobytes: (count: string) => `${count}\u00a0kB`,
  megabytes: (count: string) => `${count}\u00a0MB`,
  brought: {
    pictures: 'Fotos o PDF del documento',
    bothSides: 'Dos fotos (frente y respaldo) o el PDF completo.',
    picturesHelp: (most: number) =>
      most === 2 ? 'Una o dos fotos, o el PDF completo.' : `Hasta ${most} fotos, o el PDF completo.`,
    issuedOn: 'Fecha de expedición',
    expiresOn: 'Fecha de vencimiento',
    mostMonths: (months: number) => `Vale máximo ${months} meses desde esta fecha.`,
    category: 'Categoría de la licencia',
    categoryHelp: 'C1 livianos, C2 camiones rígidos, C3 articulados. La mayor cubre las menores.',
  },
} as const
