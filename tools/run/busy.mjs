// A processor that has other things to do: what is only right when it is quick shows itself.
import { launch, signalGroup } from '../launch/processes.mjs'
import { projectEnvironment } from '../launch/runtime.mjs'

/**
 * Starts programs that do nothing but count, one for each core; answers what ends them.
 * @param {string} runtime
 * @param {number} cores
 */
export const keepBusy = (runtime, cores) => {
  const counters = Array.from({ length: cores }, () =>
    launch(runtime, ['--eval', 'for (;;);'], { env: projectEnvironment(), stdio: 'ignore' }),
  )
  return () => {
    for (const counter of counters) signalGroup(counter, 'SIGKILL')
  }
}
