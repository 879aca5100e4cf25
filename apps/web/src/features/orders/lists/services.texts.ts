export const servicesTexts = {
  insured: 'Sí',
  insuredLong: 'Carga asegurada',
  notInsured: 'No',
  notInsuredLong: 'Sin seguro',
  nobody: 'No asignado',
  act: 'Acción',
  views: {
    title: 'Ver',
    photos: 'Fotos y documento de soporte',
    map: 'Mapa',
    detail: 'Detalle',
  },
  of: (word: string, code: string) => `${word} del servicio ${code}`,
  detailTitle: (code: string) => `Servicio ${code}`,
  photosTitle: (code: string) => `Fotos del servicio ${code}`,
  mapTitle: (code: string) => `Mapa del servicio ${code}`,
  newRows: (count: number) => (count === 1 ? '1 servicio nuevo' : `${count} servicios nuevos`),
  walk: {
    label: 'Servicios de la lista',
    previous: 'Servicio anterior de la lista (k)',
    next: 'Servicio siguiente de la lista (j)',
    place: (position: number, total: number, isMore: boolean) =>
      `${position} de ${total}${isMore ? ' o más' : ''}`,
    outside: 'Fuera de la lista',
    asPage: 'Abrir como página',
    toList: 'Volver a la lista',
  },
  /** A service read beside its list. */
  beside: {
    show: 'Ver el servicio al lado de la lista (v)',
    hide: 'Quitar el servicio del lado (v)',
    label: (code: string) => `Al lado: servicio ${code}`,
  },
  goneTitle: 'Este servicio ya no está aquí',
} as const
