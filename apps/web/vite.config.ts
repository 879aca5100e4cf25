import { fileURLToPath } from 'node:url'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { insideOfDriver, sharedWithDriver } from './vite/driver-chunks.ts'
import { driverPages } from './vite/driver-pages.ts'
import { driverWorker } from './vite/driver-worker.ts'
import { firstPaint } from './vite/first-paint.ts'
import { leanContract } from './vite/lean-contract.ts'
import { packedAssets } from './vite/packed-assets.ts'
import { portalWorker } from './vite/portal-worker.ts'
import { publicSite } from './vite/public-site.ts'
import { publicSiteServe } from './vite/public-site-serve.ts'

const at = (path: string) => fileURLToPath(new URL(path, import.meta.url))

const api = `http://localhost:${process.env['ARRIERO_API_PORT'] ?? '3000'}`
const proxied = { target: api, changeOrigin: false, ws: true }

/** Each bundle starts from its own page; the gallery is served in development only. */
export default defineConfig({
  root: at('.'),
  plugins: [
    react(),
    leanContract(),
    publicSiteServe(api),
    driverPages(),
    driverWorker(),
    portalWorker(),
    publicSite(),
    firstPaint(),
    packedAssets(),
  ],
  server: {
    proxy: { '/v1': proxied, '/sandbox': proxied, '/health': proxied, '/ready': proxied },
  },
  // Bundled ahead of time it would no longer match its own worker, and the map would stay empty in development.
  optimizeDeps: { exclude: ['maplibre-gl'] },
  worker: { format: 'es' },
  build: {
    outDir: at('dist'),
    emptyOutDir: true,
    target: 'es2022',
    // No data: URLs for code or workers: the policy is script-src 'self'; worker-src 'self' blob:.
    assetsInlineLimit: 0,
    rolldownOptions: {
      input: {
        portal: at('index.html'),
        driver: at('conductor/index.html'),
        tracking: at('seguimiento/index.html'),
      },
      // Ant Design's theme comes with the door to its forms, and the forms with it, unless what nobody asks for may be left out.
      treeshake: {
        moduleSideEffects: [{ test: /node_modules[\\/]@rc-component[\\/]/, sideEffects: false }],
      },
      output: {
        codeSplitting: {
          groups: [
            // A group takes along what its parts import: what everybody needs comes first, or it would be the charts'.
            {
              name: 'react',
              test: /node_modules[\\/](react|react-dom|react-is|scheduler|clsx)[\\/]/,
              priority: 40,
            },
            { name: 'map', test: /node_modules[\\/]maplibre-gl/, priority: 30 },
            // What a phone keeps of the ground is read without the map's own code.
            { name: 'tiles', test: /node_modules[\\/](pmtiles|fflate)[\\/]/, priority: 30 },
            {
              name: 'charts',
              test: /node_modules[\\/](recharts|victory-vendor|d3-[a-z-]+|@reduxjs|redux|redux-thunk|react-redux|immer|reselect|decimal\.js-light|es-toolkit|eventemitter3|internmap|tiny-invariant|use-sync-external-store)[\\/]/,
              priority: 30,
            },
            {
              name: 'contract',
              test: /packages[\\/]contract[\\/]src[\\/](?!es[\\/]|lists[\\/]column)/,
              priority: 20,
            },
            {
              name: sharedWithDriver('opening', 'public-tracking', 'pages'),
              debugName: 'pages',
              priority: 15,
            },
            {
              name: sharedWithDriver('opening', 'portal', 'areas'),
              debugName: 'areas',
              priority: 10,
            },
            {
              name: insideOfDriver('inside'),
              debugName: 'inside',
              priority: 5,
            },
          ],
        },
      },
    },
  },
})
