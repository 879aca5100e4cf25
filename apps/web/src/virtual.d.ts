declare module 'virtual:colombia-outline' {
  import type { FeatureCollection, MultiPolygon } from 'geojson'

  /** Land of Colombia (`kind: 'home'`) and around it (`kind: 'neighbour'`). */
  export const colombiaOutline: FeatureCollection<MultiPolygon>
}

declare module 'maplibre-gl/dist/maplibre-gl-worker.mjs?worker&url' {
  const workerUrl: string
  export default workerUrl
}
