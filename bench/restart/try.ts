import { rollNodes, interruptDatabase } from './run.ts'
const plan = { perSecond: 150, sockets: 40 }
const what = process.argv[2]
if (what === 'roll')
  console.log(
    (
      await rollNodes({ ...plan, isOwn: process.argv[3] === 'own' }, { times: 4, signal: 'SIGTERM' })
    ).told.map(({ slowestBackMs }) => slowestBackMs),
  )
if (what === 'kill')
  console.log(
    (await rollNodes({ ...plan, isOwn: process.argv[3] === 'own' }, { times: 4, signal: 'SIGKILL' }))
      .balancer,
  )
if (what === 'careless')
  console.log(
    (
      await rollNodes(
        { ...plan, isOwn: process.argv[3] === 'own', repeats: false, settings: { DRAIN_MS: '0' } },
        { times: 4, signal: 'SIGTERM' },
      )
    ).balancer,
  )
if (what === 'db')
  console.log(await interruptDatabase({ ...plan, sockets: 0, isOwn: process.argv[3] === 'own' }, 4))
process.exit(0)
