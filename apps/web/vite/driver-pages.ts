import type { Plugin } from 'vite'

const pages = { '/conductor': '/conductor/index.html', '/seguimiento/': '/seguimiento/index.html' } as const

const pageOf = (url: string, accept: string): string | undefined =>
  accept.includes('text/html')
    ? Object.entries(pages).find(([start]) => url.startsWith(start))?.[1]
    : undefined

/** In development every address under them opens its own bundle, as the server does in production. */
export const driverPages = (): Plugin => ({
  name: 'arriero:driver-pages',
  apply: 'serve',
  configureServer(server) {
    server.middlewares.use((request, _response, next) => {
      const page = pageOf(request.url ?? '', request.headers.accept ?? '')
      if (page !== undefined) request.url = page
      next()
    })
  },
})
