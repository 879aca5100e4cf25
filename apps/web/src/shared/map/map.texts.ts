const count = (number: number, noun: string) => `${number} ${noun}${number === 1 ? '' : 's'}`

export const mapTexts = {
  origin: 'Origen',
  destination: 'Destino',
  base: 'Base',
  zone: (town: string) => `zona de ${town}`,
  inZone: (place: string, town: string) => `${place} (zona de ${town})`,
  truck: 'Vehículo',
  truckSeen: (when: string) => `posición de ${when}`,
  distance: 'Distancia',
  near: (town: string) => `cerca de ${town}`,
  nearAlong: (town: string, done: string, whole: string) => `cerca de ${town}, km ${done} de ${whole}`,
  noRoad:
    'Ninguna carretera une los dos lugares (una isla, un río o selva): la distancia es una estimación en línea recta.',
  passed: (towns: number, tolls: number) =>
    [towns > 0 && count(towns, 'municipio'), tolls > 0 && count(tolls, 'peaje')].filter(Boolean).join(' y ') +
    ' en la vía',
  way: 'Municipios y peajes de la vía',
  tolls: (number: number) => (number === 0 ? 'sin peajes' : count(number, 'peaje')),
  toll: (name: string) => `Peaje ${name}`,
  atKm: (distance: string) => `a ${distance}`,
  source: (credits: string) => `Datos: ${credits}`,
  failed: 'No se pudo dibujar el mapa en este equipo. Abajo está la misma información en palabras.',
  moves: {
    'NavigationControl.ZoomIn': 'Acercar',
    'NavigationControl.ZoomOut': 'Alejar',
    'NavigationControl.ResetBearing': 'Norte arriba',
    'AttributionControl.ToggleAttribution': 'Ver créditos del mapa',
    'CooperativeGesturesHandler.MobileHelpText': 'Use dos dedos para mover el mapa',
    'CooperativeGesturesHandler.WindowsHelpText': 'Use Ctrl + desplazamiento para acercar el mapa',
    'CooperativeGesturesHandler.MacHelpText': 'Use ⌘ + desplazamiento para acercar el mapa',
    'Map.Title': 'Mapa',
    'Marker.Title': 'Marca en el mapa',
  },
} as const
