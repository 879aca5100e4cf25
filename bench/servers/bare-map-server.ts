/** What the fleet map is compared with: bare MapLibre over the same ground, the same points as circles, moved as often. Nothing else is on the page. */
import { readFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import { fileURLToPath } from 'node:url'
import { groundStyle } from '../../apps/web/src/shared/map/ground-style.ts'
import { mainTowns } from '../../apps/web/src/shared/map/main-towns.texts.ts'
import { palettes } from '../../apps/web/src/shared/tokens.ts'
import { outline } from '../../apps/web/vite/colombia-outline.ts'
import { sayReady } from './process.ts'

const library = fileURLToPath(new URL('../../node_modules/maplibre-gl/dist/', import.meta.url))

const ground = groundStyle(outline(), palettes.light, mainTowns)

/** As large as the product's map is in its page. */
const page = ({
  width,
  height,
}: {
  width: number
  height: number
}) => `<!doctype html><meta charset="utf-8"><link rel="stylesheet" href="/maplibre-gl.css">
<style>html,body{margin:0}#map{width:${width}px;height:${height}px}</style><div id="map"></div>
<script type="module">
import * as maplibregl from '/maplibre-gl.mjs'
maplibregl.setWorkerUrl('/maplibre-gl-worker.mjs')
const features = (turn) => Array.from({ length: 2000 }, (_, n) => ({ type: 'Feature', id: n, properties: {}, geometry: { type: 'Point',
  coordinates: [-75.5 + (n % 50) * 0.06 + turn * 0.001, 4 + Math.floor(n / 50) * 0.1] } }))
const data = (turn) => ({ type: 'FeatureCollection', features: features(turn) })
const map = new maplibregl.Map({ container: 'map', bounds: [-75.5, 4, -72.56, 7.9], fitBoundsOptions: { padding: 56, maxZoom: 8 }, style: ${JSON.stringify(ground)} })
map.once('load', () => {
  map.addSource('trucks', { type: 'geojson', data: data(0) })
  map.addLayer({ id: 'trucks', type: 'circle', source: 'trucks', paint: { 'circle-radius': 5, 'circle-color': '#14684a' } })
  let turn = 0; setInterval(() => map.getSource('trucks').setData(data(++turn)), 500) })
</script>`

const types: Readonly<Record<string, string>> = { css: 'text/css', mjs: 'text/javascript' }
const known = /^\/(maplibre-gl[a-z-]*\.(css|mjs))$/

const server = createServer((request, response) => {
  const [, name, kind = ''] = known.exec(request.url ?? '') ?? []
  if (!name) {
    response.setHeader('content-type', 'text/html')
    const asked = new URL(request.url ?? '/', 'http://localhost').searchParams
    response.end(page({ width: Number(asked.get('width')), height: Number(asked.get('height')) }))
    return
  }
  readFile(library + name).then(
    (bytes) => {
      response.setHeader('content-type', types[kind] ?? 'text/plain')
      response.end(bytes)
    },
    () => response.writeHead(404).end(),
  )
})
server.listen(0, '127.0.0.1', () => sayReady(server))
process.on('disconnect', () => server.close())
