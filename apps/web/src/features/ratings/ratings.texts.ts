export const ratingsTexts = {
  title: 'Calificar el servicio',
  question: '¿Cómo le fue con este servicio?',
  stars: [
    '1 estrella, muy mal',
    '2 estrellas, mal',
    '3 estrellas, regular',
    '4 estrellas, bien',
    '5 estrellas, excelente',
  ],
  description: 'Cuéntenos qué salió bien o qué se puede mejorar',
  act: 'Calificar',
  done: 'Servicio puntuado exitosamente',
  effect: 'Al calificar también aprueba el servicio y se libera el pago al transportador.',
} as const
