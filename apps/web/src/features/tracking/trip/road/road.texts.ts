export const mapAppTexts = {
  title: 'Cómo llegar',
  help: 'Con qué abre este teléfono el camino al cargue y a la entrega.',
  apps: { phone: 'La del teléfono', google: 'Google Maps', waze: 'Waze' },
  open: { phone: 'Abrir en mapas', google: 'Abrir en Google Maps', waze: 'Abrir en Waze' },
} as const

export const voiceTexts = {
  title: 'Voz',
  label: 'Decir el siguiente paso en voz alta',
  help: 'Al terminar un paso, este teléfono le dice qué sigue y dónde.',
  unsupported: 'Este navegador no sabe hablar.',
  sample: 'Así le diré qué sigue y dónde.',
  next: (words: readonly string[]) => `Sigue. ${words.join(' ')}`,
  /** Between a street's number and its plate a voice would say `numeral`. */
  number: 'número',
} as const
