/** What stands before two nodes, and what it is told. */
export type Front = {
  port: number
  nodePorts: readonly number[]
  folder: string
  /** False: neither asks another node nor the same one again, as a careless proxy. */
  repeats: boolean
}
export type Balancer = { name: string; stop(): Promise<void> }
