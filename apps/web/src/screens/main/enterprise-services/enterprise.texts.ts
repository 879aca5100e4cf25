export const enterpriseTexts = {
  title: 'Servicios',
  help: 'Tome los servicios disponibles y asigne conductor y vehículo a los suyos.',
  tabs: { mis: 'Mis servicios', disponibles: 'Servicios disponibles' },
  newOnes: (count: number) => (count === 1 ? '1 nuevo' : `${count} nuevos`),
  mine: {
    newRows: (count: number) =>
      count === 1 ? '1 servicio nuevo es suyo' : `${count} servicios nuevos son suyos`,
    emptyAct: 'Ver servicios disponibles',
    gone: 'El servicio no existe o ya no es de su empresa.',
  },
  available: {
    newRows: (count: number) =>
      count === 1 ? '1 servicio nuevo disponible' : `${count} servicios nuevos disponibles`,
  },
  acts: {
    advance: 'Anticipo',
    assign: 'Asignar',
    reassign: 'Reasignar',
    take: 'Tomar',
    offer: 'Ofertar',
    answer: 'Responder',
    myOffer: 'Mi oferta',
    support: 'Subir documento de soporte',
    replaceSupport: 'Cambiar documento de soporte',
    report: 'Reportar por el conductor',
    release: 'Devolver el servicio',
    rate: 'Calificar al cliente',
    rateShort: 'Calificar',
    returnLoads: 'Cargas de regreso',
    board: 'Tablero de cargas',
  },
  of: (act: string, code: string) => `${act}: servicio ${code}`,
  titles: {
    advance: (code: string) => `Anticipo del servicio ${code}`,
    take: (code: string) => `Tomar el servicio ${code}`,
    offer: (code: string) => `Ofertar por el servicio ${code}`,
    assign: (code: string) => `Asignar el servicio ${code}`,
    support: (code: string) => `Documento de soporte del servicio ${code}`,
    report: (code: string) => `Reportar el servicio ${code}`,
    release: (code: string) => `Devolver el servicio ${code}`,
    rate: (code: string) => `Calificar al cliente del servicio ${code}`,
  },
} as const
