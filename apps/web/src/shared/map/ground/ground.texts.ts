/** As the licences ask (`packages/map/README.md`). */
export const groundCredits =
  '<a href="https://www.openstreetmap.org/copyright" target="_blank" rel="noopener">© colaboradores de OpenStreetMap</a> · DANE · INVÍAS · Natural Earth · GSHHG · GeoNames · SRTM30_PLUS'
