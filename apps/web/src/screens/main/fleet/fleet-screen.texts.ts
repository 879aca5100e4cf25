export const fleetScreenTexts = {
  title: 'Flota en el mapa',
  help: 'Cada vehículo desde que sale hacia el cargue hasta que entrega. Se mueve solo.',
  services: 'Ver los servicios',
} as const
