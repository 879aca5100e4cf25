/** What a service waits for, and who must do it. */
export const nextStepTexts = {
  waitOffers: { who: 'Transportadores', what: 'Tomar el servicio o enviar una oferta.' },
  reviewOffers: { who: 'Dueño de carga', what: 'Revisar las ofertas recibidas y aceptar una.' },
  offerOrTake: { who: 'Transportador', what: 'Tomar el servicio u ofertar otro valor.' },
  moveDate: {
    who: 'Dueño de carga',
    what: 'La fecha pasó y nadie lo tomó: elegir otra fecha, o el servicio se cancela solo.',
  },
  pay: { who: 'Dueño de carga', what: 'Pagar el servicio.' },
  payUntil: (until: string) => `Pagar el servicio antes del ${until}`,
  assign: { who: 'Transportador', what: 'Asignar conductor y vehículo.' },
  loadSupport: { who: 'Transportador', what: 'Subir el documento legal de soporte.' },
  driveToOrigin: { who: 'Conductor', what: 'Llegar al punto de cargue.' },
  startTrip: { who: 'Conductor', what: 'Cargar e iniciar el viaje.' },
  arrive: { who: 'Conductor', what: 'Llegar al destino.' },
  deliver: { who: 'Conductor', what: 'Descargar y entregar la carga.' },
  rate: { who: 'Dueño de carga', what: 'Calificar el servicio.' },
} as const
