/** What leaves the house: pushes to browsers and letters, once the act that caused them stands. */
import { api } from '@arriero/contract'
import { beforeEach, expect, test } from 'vitest'
import { insertLetter } from '#features/notifications/delivery/deliveries.store.ts'
import { notify } from '#features/notifications/notify.ts'
import { sendMail } from '#features/notifications/delivery/send-mail.ts'
import type { Mail } from '#providers/mail/port.ts'
import { ProviderError } from '#providers/provider-error.ts'
import { newPushKeys } from '#providers/push/push-keys.ts'
import { browser, pushHost, pushService, type Browser } from '#providers/push/push.fixture.ts'
import { webPushSender } from '#providers/push/web-push.ts'
import type { Caller } from '#testing/house.ts'
import { hourMs, minuteMs, openStage } from '../stage.fixture.ts'

const service = await pushService()
const push = webPushSender({
  keys: newPushKeys(),
  contact: 'mailto:ayuda@example.co',
  hosts: [pushHost],
  timeoutMs: 5_000,
  agent: service.agent,
})
const posted: Mail[] = []
let mailFails: ProviderError | undefined
const mail = {
  send: async (letter: Mail) => {
    if (mailFails) throw mailFails
    posted.push(letter)
  },
}
const { house, called } = await openStage({ providers: { push, mail } })

let client: Caller
let phone: Browser
let phones = 0
beforeEach(async () => {
  service.received.length = 0
  service.answers(201)
  posted.length = 0
  mailFails = undefined
  client = await called('client')
  phone = browser(`telefono-${++phones}`)
})

const subscribe = (caller: Caller, { target }: Browser) =>
  caller.send(api.notifications.subscribe, {
    body: { endpoint: target.endpoint, keys: { p256dh: target.p256dh, auth: target.auth } },
  })
const tell = ({ actor }: Caller, kind: 'account.validated' | 'order.rated' = 'account.validated') =>
  house.database.transaction((tx) => notify(house.openCtx(tx), { userId: actor.id, kind }))
const heard = () => service.received.map(({ body }) => phone.read(body))

test('the key of the installation is there for every browser', async () => {
  expect(await client.send(api.notifications.pushKey, {})).toEqual({ publicKey: push.publicKey })
})

test('a subscribed browser is told the words of the bell and where they lead', async () => {
  await subscribe(client, phone)
  await tell(client)
  await house.jobs.runJobs()
  expect(heard()).toEqual([
    {
      title: 'Su cuenta fue aprobada',
      body: 'Ya puede usar todas las funciones de la plataforma.',
      url: '/main/index',
      tag: expect.stringMatching(/^[0-9a-f]{24}$/),
    },
  ])
  await house.jobs.runJobs()
  expect(service.received).toHaveLength(1)
})

test('good news that can wait buzzes no phone', async () => {
  await subscribe(client, phone)
  await tell(client, 'order.rated')
  await house.jobs.runJobs()
  expect(service.received).toEqual([])
})

test('after the log-out nothing reaches the browser any more', async () => {
  await subscribe(client, phone)
  await tell(client)
  await client.send(api.sessions.logOut, {})
  await house.jobs.runJobs()
  expect(service.received).toEqual([])
})

test('a browser that another person takes over belongs to him alone', async () => {
  const other = await called('client')
  await subscribe(client, phone)
  await subscribe(other, phone)
  await tell(client)
  await house.jobs.runJobs()
  expect(service.received).toEqual([])
  await tell(other)
  await house.jobs.runJobs()
  expect(service.received).toHaveLength(1)
})

test('a browser that was unsubscribed is left alone; nobody unsubscribes that of another', async () => {
  const other = await called('client')
  await subscribe(client, phone)
  const query = { endpoint: phone.target.endpoint }
  await other.send(api.notifications.unsubscribe, { query })
  await tell(client)
  await house.jobs.runJobs()
  expect(service.received).toHaveLength(1)
  await client.send(api.notifications.unsubscribe, { query })
  await tell(client)
  await house.jobs.runJobs()
  expect(service.received).toHaveLength(1)
})

test.each(['https://127.0.0.1/x', 'https://base.example.co/x', 'http://fcm.googleapis.com/x', 'no'])(
  'the server is not made to call %s',
  async (endpoint) => {
    const { p256dh, auth } = phone.target
    expect(
      await client.refusal(api.notifications.subscribe, { body: { endpoint, keys: { p256dh, auth } } }),
    ).toMatch(/^push\.endpoint_refused$|^input\.invalid$/)
  },
)

test('a push service that is away is asked again later, with patience', async () => {
  await subscribe(client, phone)
  service.answers(503)
  await tell(client)
  await house.jobs.runJobs()
  await house.jobs.runJobs()
  expect(service.received).toHaveLength(1)
  service.answers(201)
  house.clock.forward(minuteMs)
  await house.jobs.runJobs()
  expect(service.received).toHaveLength(2)
  house.clock.forward(hourMs)
  await house.jobs.runJobs()
  expect(service.received).toHaveLength(2)
})

test('a browser that is gone is forgotten', async () => {
  await subscribe(client, phone)
  service.answers(410)
  await tell(client)
  await house.jobs.runJobs()
  await tell(client)
  await house.jobs.runJobs()
  expect(service.received).toHaveLength(1)
})

test('what was read in the meantime is not sent after all', async () => {
  await subscribe(client, phone)
  await tell(client)
  const [told] = (await client.send(api.notifications.all, { query: {} })).items
  await client.send(api.notifications.read, { params: { _id: told?._id ?? '' } })
  await house.jobs.runJobs()
  expect(service.received).toEqual([])
})

const code = {
  to: 'ana@example.co',
  subject: 'Su código',
  lines: ['Escríbalo en la página.'],
  code: 'K7QF-9MRT',
}

test('a letter goes with its act: one that is rolled back sends none', async () => {
  const broken = house.database.transaction(async (tx) => {
    await sendMail(house.openCtx(tx), { ...code, lifeMs: hourMs })
    throw new Error('the act fails late')
  })
  await expect(broken).rejects.toThrow('the act fails late')
  await house.jobs.runJobs()
  expect(posted).toEqual([])
})

test('a letter carries its code and its button, and nothing of it stays behind', async () => {
  await house.database.transaction((tx) =>
    sendMail(house.openCtx(tx), {
      ...code,
      lifeMs: hourMs,
      lines: ['Hola <Ana> & compañía.'],
      button: { text: 'Seguir', url: '/auth/registro?codigo=1' },
    }),
  )
  await house.jobs.runJobs()
  expect(posted).toHaveLength(1)
  expect(posted[0]).toMatchObject({ to: 'ana@example.co', subject: 'Su código' })
  expect(posted[0]?.text).toContain('K7QF-9MRT')
  expect(posted[0]?.text).toMatch(/Seguir: http:\/\/localhost:\d+\/auth\/registro\?codigo=1/)
  expect(posted[0]?.html).toContain('Hola &lt;Ana&gt; &amp; compañía.')
  const rows = await house.database.db.selectFrom('deliveries').selectAll().execute()
  expect(JSON.stringify(rows)).not.toContain('K7QF')
})

test('a code that is over is not sent any more', async () => {
  mailFails = new ProviderError('unavailable')
  await house.database.transaction((tx) => sendMail(house.openCtx(tx), { ...code, lifeMs: 10 * minuteMs }))
  await house.jobs.runJobs()
  mailFails = undefined
  house.clock.forward(11 * minuteMs)
  await house.jobs.runJobs()
  expect(posted).toEqual([])
})

test('an address that is refused for good is given up, one that is away is tried again', async () => {
  mailFails = new ProviderError('rejected')
  await house.database.transaction((tx) => sendMail(house.openCtx(tx), { ...code, lifeMs: hourMs }))
  await house.jobs.runJobs()
  mailFails = new ProviderError('timeout')
  await house.database.transaction((tx) =>
    insertLetter(
      house.openCtx(tx),
      { to: 'eva@example.co', subject: 'Hola', text: 'Hola', html: '<p>' },
      48 * hourMs,
    ),
  )
  await house.jobs.runJobs()
  mailFails = undefined
  house.clock.forward(hourMs)
  await house.jobs.runJobs()
  expect(posted.map(({ to }) => to)).toEqual(['eva@example.co'])
})

test('a deactivated account is told nothing', async () => {
  await house.database.db
    .updateTable('users')
    .set({ is_active: false })
    .where('id', '=', client.actor.id)
    .execute()
  await tell(client)
  await house.jobs.runJobs()
  expect(posted).toEqual([])
  expect(
    await house.database.db
      .selectFrom('notifications_by_month')
      .select('id')
      .where('user_id', '=', client.actor.id)
      .execute(),
  ).toEqual([])
})
