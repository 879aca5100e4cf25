export const ratingsTexts = {
  about: {
    service: {
      question: '¿Cómo le fue con este servicio?',
      description: 'Cuéntenos qué salió bien o qué se puede mejorar',
      effect: 'Al calificar también aprueba el servicio y se libera el pago al transportador.',
    },
    client: {
      question: '¿Cómo le fue con este cliente?',
      description: 'Cuéntenos cómo fue trabajar con este cliente',
      effect: 'Su calificación cuenta para el puntaje del cliente. Se da una sola vez.',
    },
  },
  stars: [
    '1 estrella, muy mal',
    '2 estrellas, mal',
    '3 estrellas, regular',
    '4 estrellas, bien',
    '5 estrellas, excelente',
  ],
  act: 'Calificar',
  done: 'Servicio puntuado exitosamente',
} as const
