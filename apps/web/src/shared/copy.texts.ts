export const copyTexts = {
  copy: 'Copiar',
  copied: 'Copiado',
  notCopied: 'No se pudo copiar. Ya quedó seleccionado: cópielo a mano.',
} as const
