export const replyTemplatesScreenTexts = {
  title: 'Plantillas de respuesta',
  help: 'Lo que el equipo responde una y otra vez a las PQR. Lo que va entre llaves lo llena cada caso.',
  create: 'Nueva plantilla',
  toList: 'Volver a las PQR',
} as const
