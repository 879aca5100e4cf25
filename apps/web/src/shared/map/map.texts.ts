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
    'CooperativeGesturesHandler.MobileHelpText': 'Use dos dedos para mover el mapa',
    'CooperativeGesturesHandler.WindowsHelpText': 'Use Ctrl + desplazamiento para acercar el mapa',
    'CooperativeGesturesHandler.MacHelpText': 'Use ⌘ + desplazamiento para acercar el mapa',
    'Map.Title': 'Mapa',
    'Marker.Title': 'Marca en el mapa',
  },
} as const
