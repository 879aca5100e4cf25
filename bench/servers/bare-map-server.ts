/** What the fleet map is compared with: bare MapLibre over the same ground, the same points as circles, moved as often. Nothing else is on the page. */
import { readFile } from 'node:fs/promises'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { fileURLToPath } from 'node:url'
import { groundStyle } from '../../apps/web/src/shared/map/ground/ground-style.ts'
import { palettes } from '../../apps/web/src/shared/tokens.ts'
import { sayReady } from './process.ts'

const at = (path: string) => fileURLToPath(new URL(`../../${path}`, import.meta.url))

const ground = JSON.stringify(
  groundStyle((archive) => `bare://${archive}/{z}/{x}/{y}`, palettes.light, 'light'),
)

/** As large as the product's map is in its page. */
const page = ({
  width,
  height,
}: {
  width: number
  height: number
}) => `<!doctype html><meta charset="utf-8"><link rel="stylesheet" href="/maplibre-gl.css">
<style>html,body{margin:0}#map{width:${width}px;height:${height}px}</style><div id="map"></div>
<script src="/pmtiles.js"></script>
<script type="module">
import * as maplibregl from '/maplibre-gl.mjs'
maplibregl.setWorkerUrl('/maplibre-gl-worker.mjs')
const archives = { tiles: new pmtiles.PMTiles('/colombia.pmtiles'), relief: new pmtiles.PMTiles('/relieve.pmtiles') }
maplibregl.addProtocol('bare', async ({ url }, { signal }) => {
  const [, name, ...zxy] = /^bare:..(.+?).(\\d+).(\\d+).(\\d+)$/.exec(url)
  return { data: (await archives[name].getZxy(...zxy.map(Number), signal))?.data ?? (name === 'relief' ? null : new ArrayBuffer(0)) }
})
const style = ${ground}
const features = (turn) => Array.from({ length: 2000 }, (_, n) => ({ type: 'Feature', id: n, properties: {}, geometry: { type: 'Point',
  coordinates: [-75.5 + (n % 50) * 0.06 + turn * 0.001, 4 + Math.floor(n / 50) * 0.1] } }))
const data = (turn) => ({ type: 'FeatureCollection', features: features(turn) })
const map = new maplibregl.Map({ container: 'map', bounds: [-75.5, 4, -72.56, 7.9], fitBoundsOptions: { padding: 56, maxZoom: 8 }, style })
map.once('load', () => {
  map.addSource('trucks', { type: 'geojson', data: data(0) })
  map.addLayer({ id: 'trucks', type: 'circle', source: 'trucks', paint: { 'circle-radius': 5, 'circle-color': '#14684a' } })
  let turn = 0; setInterval(() => map.getSource('trucks').setData(data(++turn)), 500) })
</script>`

/** What may be asked for, by the end of its name. */
const folders: Readonly<Record<string, { folder: string; type: string }>> = {
  css: { folder: at('node_modules/maplibre-gl/dist/'), type: 'text/css' },
  mjs: { folder: at('node_modules/maplibre-gl/dist/'), type: 'text/javascript' },
  js: { folder: at('node_modules/pmtiles/dist/'), type: 'text/javascript' },
  pmtiles: { folder: at('packages/map/tiles/'), type: 'application/octet-stream' },
}

const sendFile = async (path: string, request: IncomingMessage, response: ServerResponse) => {
  const bytes = await readFile(path)
  const [, from, to] = /^bytes=(\d+)-(\d+)$/.exec(request.headers.range ?? '') ?? []
  if (from === undefined || to === undefined) return response.end(bytes)
  const part = bytes.subarray(Number(from), Number(to) + 1)
  const last = Number(from) + part.length - 1
  response.writeHead(206, { 'content-range': `bytes ${from}-${last}/${bytes.length}` })
  return response.end(part)
}

const server = createServer((request, response) => {
  const [, name, kind = ''] = /^\/([a-z-]+\.([a-z]+))$/.exec(request.url ?? '') ?? []
  const known = folders[kind]
  if (!name || !known) {
    response.setHeader('content-type', 'text/html')
    const asked = new URL(request.url ?? '/', 'http://localhost').searchParams
    response.end(page({ width: Number(asked.get('width')), height: Number(asked.get('height')) }))
    return
  }
  response.setHeader('content-type', known.type)
  sendFile(known.folder + name, request, response).catch(() => response.writeHead(404).end())
})
server.listen(0, '127.0.0.1', () => sayReady(server))
process.on('disconnect', () => server.close())
