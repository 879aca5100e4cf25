/** What the fleet map is compared with: bare MapLibre, the same points as circles, moved as often. Nothing else is on the page. */
import { readFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import { fileURLToPath } from 'node:url'
import { sayReady } from './process.ts'

const library = fileURLToPath(new URL('../../node_modules/maplibre-gl/dist/', import.meta.url))

const page = `<!doctype html><meta charset="utf-8"><link rel="stylesheet" href="/maplibre-gl.css">
<style>html,body{margin:0}#map{width:748px;height:608px}</style><div id="map"></div>
<script type="module">
import * as maplibregl from '/maplibre-gl.mjs'
maplibregl.setWorkerUrl('/maplibre-gl-worker.mjs')
const features = (turn) => Array.from({ length: 2000 }, (_, n) => ({ type: 'Feature', id: n, properties: {}, geometry: { type: 'Point',
  coordinates: [-75.5 + (n % 50) * 0.06 + turn * 0.001, 4 + Math.floor(n / 50) * 0.1] } }))
const data = (turn) => ({ type: 'FeatureCollection', features: features(turn) })
const map = new maplibregl.Map({ container: 'map', center: [-74, 6], zoom: 6, style: { version: 8, sources: { trucks: { type: 'geojson', data: data(0) } },
  layers: [{ id: 'back', type: 'background', paint: { 'background-color': '#cfe0e8' } },
    { id: 'trucks', type: 'circle', source: 'trucks', paint: { 'circle-radius': 5, 'circle-color': '#14684a' } }] } })
map.once('load', () => { let turn = 0; setInterval(() => map.getSource('trucks').setData(data(++turn)), 500) })
</script>`

const types: Readonly<Record<string, string>> = { css: 'text/css', mjs: 'text/javascript' }
const known = /^\/(maplibre-gl[a-z-]*\.(css|mjs))$/

const server = createServer((request, response) => {
  const [, name, kind = ''] = known.exec(request.url ?? '') ?? []
  if (!name) {
    response.setHeader('content-type', 'text/html')
    response.end(page)
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
