import type { Plugin } from 'vite'

const asksForPage = (url: string, accept: string) =>
  url.startsWith('/conductor') && accept.includes('text/html')

/** In development every address under /conductor opens the driver bundle, as the server does in production. */
export const driverPages = (): Plugin => ({
  name: 'arriero:driver-pages',
  apply: 'serve',
  configureServer(server) {
    server.middlewares.use((request, _response, next) => {
      if (asksForPage(request.url ?? '', request.headers.accept ?? '')) request.url = '/conductor/index.html'
      next()
    })
  },
})
