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

/** What a reader of words knows of a language, packed; the address of the file as it is served. */
declare module '*.traineddata.gz?url' {
  const url: string
  export default url
}

/** The library has no types of its own: what of it is used. */
declare module 'tesseract.js-core/tesseract-core-simd-lstm.js' {
  interface WordReader {
    /** 0 where it went well. `mode` 1: by the one network that this build has. */
    Init(folder: null, language: string, mode: 1): number
    /** The picture stands in the file `/input`. `orientation` as cameras note it, `turned` in radians. */
    SetImageFile(orientation: 1, turned: 0): number
    Recognize(progress: null): number
    GetTSVText(page: 0): string
  }
  interface Core {
    FS: { writeFile(name: string, bytes: Uint8Array): void }
    TessBaseAPI: new () => WordReader
  }
  const createCore: (start: { wasmBinary: ArrayBuffer }) => Promise<Core>
  export default createCore
}
