// Receives notifications while no page is open, shows them and opens what they are about. It controls no page and keeps nothing.
const readMessage = (data) => {
  try {
    return data.json()
  } catch {
    return {}
  }
}

self.addEventListener('install', () => self.skipWaiting())

self.addEventListener('push', (event) => {
  const { title = 'Arriero', body = '', url = '/', tag } = event.data ? readMessage(event.data) : {}
  event.waitUntil(
    self.registration.showNotification(title, {
      body,
      tag,
      lang: 'es-CO',
      icon: '/icons/icon-192.png',
      data: { url: url ?? '/' },
    }),
  )
})

const show = async (path) => {
  const address = new URL(path, self.location.origin).href
  const windows = await self.clients.matchAll({ type: 'window', includeUncontrolled: true })
  const open = windows.find(({ url }) => url === address)
  return open ? open.focus() : self.clients.openWindow(address)
}

self.addEventListener('notificationclick', (event) => {
  event.notification.close()
  event.waitUntil(show(event.notification.data.url))
})
