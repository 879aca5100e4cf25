const openStreetMap = '© colaboradores de OpenStreetMap'

/** As the licences ask (`packages/map/README.md`). */
export const groundCredits = `<a href="https://www.openstreetmap.org/copyright" target="_blank" rel="noopener">${openStreetMap}</a> · DANE · INVÍAS · Natural Earth · GSHHG · GeoNames · SRTM30_PLUS`

/** Of a way's towns, tolls and kilometres, where no map is drawn that says whose they are. */
export const wayCredits = `${openStreetMap} · Ministerio de Transporte, SICE-TAC · INVÍAS · GeoNames`
