/** What is good until a moment and not a second longer: sessions, codes, links, forms. Decisions §5, Security M11. */
import { api } from '@arriero/contract'
import { codeLifeMs, invitationLifeMs } from '@arriero/domain/people/registration'
import { AppError } from '#app-error.ts'
import { issueSetupCode } from '#features/sessions/first-administrator.actions.ts'
import { idleMs, sessionMs, ticketMs } from '#features/sessions/lifetimes.ts'
import { redeemTicket } from '#features/sessions/sessions.actions.ts'
import { letGo, longCodeIn } from '../stories/people/own-account.fixture.ts'
import {
  consents,
  driverBody,
  linkIn,
  postOffice,
  registering,
  secret,
} from '../stories/people/registration.fixture.ts'
import { portraitOf } from '../stories/people/accounts.fixture.ts'
import { hourMs, minuteMs, paymentForm, uploadJpeg, type Stage } from '../stories/stage.fixture.ts'
import type { Door } from './play.fixture.ts'

export const post = postOffice()

let made = 0
const fresh = () => `reloj.${++made}@example.co`
const after = ({ house }: Stage, ms: number) => new Date(house.clock.now.getTime() + ms)

const session = (role: 'client' | 'soport', says: string, lifeMs: number): Door => ({
  says,
  lifeMs,
  isShutWhenSetRight: true,
  open: async (stage) => {
    const caller = await stage.called(role)
    return {
      dueAt: after(stage, lifeMs),
      enter: () => caller.send(api.sessions.all, { query: {} }),
      over: ['session.invalid'],
    }
  },
})

const recovery: Door = {
  says: 'a code to set a password anew',
  lifeMs: codeLifeMs,
  isShutWhenSetRight: true,
  open: async (stage) => {
    const email = fresh()
    await stage.called('client', { email })
    await stage.house.anonymous.send(api.recovery.ask, { body: { email } })
    const dueAt = after(stage, codeLifeMs)
    await letGo(stage.house)
    const [letter] = post.to(email)
    const body = { email, code: letter ? longCodeIn(letter) : 'none', password: 'la mula nueva sube sola' }
    return {
      dueAt,
      enter: () => stage.house.anonymous.send(api.recovery.reset, { body }),
      over: ['recovery.code_invalid'],
    }
  },
}

const registration: Door = {
  says: 'a code that confirms an account',
  lifeMs: codeLifeMs,
  isShutWhenSetRight: true,
  open: async (stage) => {
    const { _id, code } = await registering(stage.house, post)(driverBody({ email: fresh() }))
    return {
      dueAt: after(stage, codeLifeMs),
      enter: () => stage.house.anonymous.send(api.registration.confirm, { body: { _id, code } }),
      over: ['registration.code_invalid'],
    }
  },
}

const invitation: Door = {
  says: 'the link that invites a driver',
  lifeMs: invitationLifeMs,
  open: async (stage) => {
    const enterprise = await stage.called('enterprise')
    const email = fresh()
    const body = {
      identification: '79.345.111',
      name: 'Jairo Peña',
      cellPhone: '3005550177',
      image: await portraitOf(enterprise),
      email,
    }
    await enterprise.send(api.enterpriseDrivers.create, { body })
    const dueAt = after(stage, invitationLifeMs)
    await letGo(stage.house)
    const [letter] = post.to(email)
    const accepted = {
      code: letter ? linkIn(letter) : 'none',
      password: secret,
      consents,
      birthOn: '1988-03-14',
    }
    return {
      dueAt,
      enter: () => stage.house.anonymous.send(api.enterpriseDrivers.accept, { body: accepted }),
      over: ['invitation.not_found'],
    }
  },
}

const ticket: Door = {
  says: 'a ticket of the live channel',
  lifeMs: ticketMs,
  open: async (stage) => {
    const client = await stage.called('client')
    const { ticket: issued } = await client.send(api.sessions.ticket, {})
    const { house } = stage
    return {
      dueAt: after(stage, ticketMs),
      enter: async () => {
        if (!(await redeemTicket(house.database.db, issued, house.clock.now)))
          throw refused('session.invalid')
      },
      over: ['session.invalid'],
    }
  },
}

/** As a caller would read it. */
const refused = (code: 'session.invalid' | 'file.not_found') =>
  Object.assign(new AppError(code), { reply: { code } })

const setupCode: Door = {
  says: 'the code for the first administrator',
  lifeMs: 24 * hourMs,
  open: async (stage) => {
    const { house } = stage
    const { db } = house.database
    await db.updateTable('users').set({ role: 'soport' }).where('role', '=', 'administrator').execute()
    await db.deleteFrom('setup_codes').execute()
    const dueAt = after(stage, 24 * hourMs)
    const body = {
      code: (await issueSetupCode(house.openCtx())) ?? 'none',
      name: 'Rosa Elvira Luna',
      email: fresh(),
      identification: '52.123.456',
      cellPhone: '+57 300 123 4567',
      password: secret,
    }
    return {
      dueAt,
      enter: () => house.anonymous.send(api.sessions.firstAdministrator, { body }),
      over: ['setup.code_invalid'],
    }
  },
}

const attempt: Door = {
  says: 'the form of a payment that was begun',
  lifeMs: 15 * minuteMs,
  open: async (stage) => {
    const client = await stage.called('cliententerprise')
    const id = await stage.services.taken(client, await stage.fleet(), { inMs: 1_000 * hourMs })
    const { transaction } = await paymentForm(client, id)
    const { expires_at: dueAt } = await stage.house.database.db
      .selectFrom('payment_attempts')
      .select('expires_at')
      .where('order_id', '=', id)
      .executeTakeFirstOrThrow()
    const enter = async () =>
      (await stage.house.as(client.actor)).send(api.payments.sign, { body: { sign: transaction } })
    return { dueAt, enter, over: ['payment.attempt_not_found'] }
  },
}

const offer: Door = {
  says: 'an offer that may be accepted',
  lifeMs: 24 * hourMs,
  open: async (stage) => {
    const client = await stage.called('cliententerprise')
    const orderId = await stage.services.created(client, { inMs: 60 * hourMs })
    const { carrier } = await stage.fleet()
    const price = { valuePesos: 2_000_000, description: 'Salgo hoy' }
    const idOffer = await stage.house.world.offer(carrier.actor, orderId, price)
    const enter = async () =>
      (await stage.house.as(client.actor)).send(api.offers.take, { params: { orderId }, body: { idOffer } })
    const over = [
      'offer.expired',
      'offer.not_open',
      'order.not_open',
      'order.cancelled',
      'order.reservation_passed',
    ]
    return { dueAt: after(stage, 24 * hourMs), enter, over }
  },
}

const payment: Door = {
  says: 'a service that may be paid for',
  lifeMs: 24 * hourMs,
  open: async (stage) => {
    const client = await stage.called('cliententerprise')
    const id = await stage.services.taken(client, await stage.fleet(), { inMs: 60 * hourMs })
    const { pay_until: dueAt } = await stage.orderRow(id)
    const enter = async () =>
      (await stage.house.as(client.actor)).send(api.payments.start, { body: { orderId: id } })
    return { dueAt: dueAt ?? new Date(Number.NaN), enter, over: ['payment.window_closed', 'order.cancelled'] }
  },
}

/** From 2.5 to 5 minutes: begun where it is 5. */
const fileAddress: Door = {
  says: 'the address of a file',
  roundedToMs: 2.5 * minuteMs,
  lifeMs: 5 * minuteMs,
  isShutWhenSetRight: true,
  open: async (stage) => {
    const { house } = stage
    const id = await uploadJpeg(await stage.called('client'))
    const path = house.openCtx().fileUrl(id)
    const seconds = Number(new URL(path, house.url).searchParams.get('e'))
    const enter = async () => {
      const answer = await fetch(`${house.url}${path}`)
      await answer.arrayBuffer()
      if (answer.status === 404 || answer.status === 403) throw refused('file.not_found')
      if (!answer.ok) throw new Error(`${answer.status}`)
    }
    return { dueAt: new Date(seconds * 1_000), enter, over: ['file.not_found'] }
  },
}

export const doors: readonly Door[] = [
  session('client', 'a session of a client', sessionMs('client')),
  session('soport', 'a session of staff that idles', idleMs('soport')),
  recovery,
  registration,
  invitation,
  ticket,
  setupCode,
  attempt,
  offer,
  payment,
  fileAddress,
]
