export const viewerTexts = {
  close: 'Cerrar (Esc)',
  bigger: 'Acercar (+)',
  smaller: 'Alejar (−)',
  fit: 'Ver completa (0)',
  turn: 'Girar (R)',
  previous: 'Imagen anterior (←)',
  next: 'Imagen siguiente (→)',
  tools: 'Acciones de la imagen',
  place: (index: number, count: number) => `${index} de ${count}`,
  zoom: (percent: number) => `${percent} %`,
  broken: 'No se pudo cargar la imagen',
  brokenHelp: 'El enlace puede haber vencido. Cierre, actualice la página y vuelva a abrirla.',
} as const
