import { withGround } from '/root/w/load/bench/pressure/scene.ts'
import { loadRun, badOf, loadFaults, unseenOf, waitsOf } from '/root/w/load/bench/pressure/load-run.ts'
import { quantile } from '/root/w/load/bench/pressure/answers.ts'
import { mostMebibytes, growthPerMinute } from '/root/w/load/bench/pressure/memory.ts'
const size = {
  seconds: Number(process.argv[2] ?? 20),
  warmSeconds: 5,
  callsPerSecond: Number(process.argv[3] ?? 40),
  pingsPerSecond: Number(process.argv[4] ?? 100),
  trucks: Number(process.argv[5] ?? 400),
  screens: Number(process.argv[6] ?? 500),
}
const t0 = Date.now()
await withGround({ orders: 12_000 }, async (ground) => {
  console.log('filled', (Date.now() - t0) / 1000)
  for (const fault of (process.argv[7] ?? '').split('/').map((one) => one.split(',').filter(Boolean))) {
    const told = await loadRun(ground, size, fault)
    console.log(
      fault,
      'bad',
      badOf(told),
      loadFaults(told),
      'unkept',
      told.unkept,
      'unseen',
      unseenOf(told),
      told.driven.screens,
    )
    for (const [name, some] of Map.groupBy(told.calls, (c) => c.name))
      console.log(name, some.length, waitsOf(some, 0.5), waitsOf(some, 0.99))
    console.log(
      'late',
      quantile(
        told.calls.map((c) => c.lateMs),
        0.99,
      ),
      'delays',
      told.driven.delaysMs.length,
      quantile([...told.driven.delaysMs], 0.5),
      quantile([...told.driven.delaysMs], 0.99),
    )
    console.log('memory', mostMebibytes(told.memory), growthPerMinute(told.memory), (Date.now() - t0) / 1000)
  }
})
process.exit(0)
