import { api } from '@arriero/contract'
import { expect, test } from 'vitest'
import { testHouse } from '#testing/house.ts'
import { settle } from '#world/demo-people.ts'
import { playOrders } from '#world/demo-orders.ts'
import { moveDemoTrucks } from '#world/demo-truck.ts'

const minuteMs = 60_000

test('in the demo one of two trucks comes four hours late, and does so still hours later', async () => {
  const house = await testHouse()
  const cast = await settle(house, house.world, 'no password')
  await playOrders(house, house.world, cast)
  const staff = await house.as(cast.people.administrator[0])
  const hoursLate = async () => {
    const { trucks } = await staff.send(api.tracking.trucks, {})
    return Object.fromEntries(
      trucks.map(({ licensePlate, lateMinutes }) => [licensePlate, Math.floor(lateMinutes / 60)]),
    )
  }
  expect(await hoursLate()).toEqual({ TRK907: 4, TMO846: 0 })
  for (let minutes = 0; minutes <= 4 * 60; minutes += 20) {
    await moveDemoTrucks(house)
    expect(await hoursLate(), `after ${minutes} minutes`).toMatchObject({ TRK907: 4 })
    house.clock.forward(20 * minuteMs)
  }
}, 240_000)
