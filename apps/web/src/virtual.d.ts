declare module 'maplibre-gl/dist/maplibre-gl-worker.mjs?worker&url' {
  const workerUrl: string
  export default workerUrl
}

/** Archives of map tiles; the address of the file as it is served. */
declare module '*.pmtiles?url' {
  const url: string
  export default url
}

/** Compiled programs; the address of the file as it is served. */
declare module '*.wasm?url' {
  const url: string
  export default url
}
