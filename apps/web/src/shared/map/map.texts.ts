export const mapTexts = {
  origin: 'Origen',
  destination: 'Destino',
  truck: 'Vehículo',
  truckSeen: (when: string) => `posición de ${when}`,
  distance: 'Distancia',
  failed: 'No se pudo dibujar el mapa en este equipo. Abajo está la misma información en palabras.',
  moves: {
    'NavigationControl.ZoomIn': 'Acercar',
    'NavigationControl.ZoomOut': 'Alejar',
    'NavigationControl.ResetBearing': 'Norte arriba',
    'AttributionControl.ToggleAttribution': 'Ver créditos del mapa',
    'Map.Title': 'Mapa',
    'Marker.Title': 'Marca en el mapa',
  },
} as const
